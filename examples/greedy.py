#!/usr/bin/env python3
"""A whole player in forty lines: it gives every legal action some points and answers with the best one."""

import json
import sys


def points(action, view, rules, seat):
    me, cards = view["seats"][seat], {card["number"]: card for card in rules["inventions"]}
    rounds, busy = rules["rounds"] - view["round"] + 1, sum(lab["busy"] for lab in me["laboratories"].values() if lab)
    match action:
        case {"do": "start", "invention": number}:  # the richest invention on display that there is time for
            shown = any(request["invention"] == number for request in view["display"])
            return cards[number]["first_reward"] if shown and cards[number]["weeks"] <= 4 * rounds else -1
        case {"do": "place", "at": "small" | "large" as at}:  # as many workers as the work still needs, not more
            lab = me["laboratories"][at]
            there = lab["weeks"] + lab["apprentices"] + 2 * lab["master"] + 2 * lab["automata"]
            missing = cards[lab["invention"]]["weeks"] - there
            added = action.get("count", 2)
            return 20 + min(added, missing) - 2 * max(0, added - missing) if missing > 0 else -1
        case {"do": "place", "at": at}:  # where nobody is yet: it is free there; shops while no work is going on
            crowd = sum(group["apprentices"] + 2 * group["master"] for group in view["queues"][at])
            lacking = at in rules["shops"] and busy == 0
            return 8 + 4 * lacking - 5 * abs(action.get("count", 2) - 1 - crowd) - (at == "council")
        case {"do": "take"}:  # what is free or cheap
            return 5 - 3 * rules["prices"][view["question"]["taken"]]
        case {"do": "bid", "florins": florins}:
            return -abs(florins - 3)
        case {"do": "favour" | "box" | "leonardo"} if action.get("to", seat) == seat:
            return 2 if action.get("box") == 2 and view["treasury"] > 2 else 1
        case {"do": "interrupt" | "move" | "buy" | "decline" | "reorder" | "leonardo"}:
            return -1
    return 0  # done, pass, stay, save and withdraw


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        rules, answer = message["rules"], {"type": "hello", "protocol": 2, "name": "Greedy"}
    elif message["type"] == "decide":
        best = max(message["legal"], key=lambda one: points(one["action"], message["view"], rules, message["seat"]))
        answer = {"type": "answer", "decision": message["decision"], "id": best["id"]}
    else:
        break
    print(json.dumps(answer), flush=True)
