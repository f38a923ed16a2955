"use strict";
// Shows the steps of a game: the table from its tiles, the log up to the step, and the scores.
(async () => {
  const find = (name) => document.getElementById(name);
  const game = JSON.parse(find("game").textContent);
  const { side, columns, words } = game;
  const last = game.scores.length - 1;

  const packed = Uint8Array.from(atob(game.steps), (letter) => letter.charCodeAt(0));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const steps = await new Response(unpacked).json();
  const sheets = await Promise.all(game.sheets.map(async (source) => {
    const sheet = new Image();
    sheet.src = source;
    await sheet.decode();
    return sheet;
  }));
  const onSheet = columns * game.rows; // tiles on a whole sheet

  const table = find("table"), brush = table.getContext("2d");
  const cells = [], drawn = [];
  let reached = -1;

  // Lets `cells` hold the tiles of a step; from a later one the way leads over the beginning.
  function reach(step) {
    if (step < reached) reached = -1;
    while (reached < step) {
      const [changed] = steps[++reached];
      for (let at = 0; at < changed.length; at += 3) {
        for (let on = 0; on < changed[at + 2]; on++) cells[changed[at] + on] = changed[at + 1] + on;
      }
    }
  }

  function draw() {
    cells.forEach((tile, cell) => {
      if (drawn[cell] === tile) return;
      drawn[cell] = tile;
      const place = tile % onSheet;
      brush.drawImage(
        sheets[Math.floor(tile / onSheet)],
        (place % columns) * side, Math.floor(place / columns) * side, side, side,
        (cell % columns) * side, Math.floor(cell / columns) * side, side, side,
      );
    });
  }

  const lines = [...find("log").children];
  const chart = find("chart"), left = Number(chart.dataset.left), right = Number(chart.dataset.right);
  let at = 0, timer = 0;

  function show(step) {
    at = Math.max(0, Math.min(last, step));
    reach(at);
    draw();
    let latest = null;
    for (const line of lines) {
      const number = Number(line.dataset.step);
      line.hidden = number > at;
      line.classList.toggle("now", number === at);
      if (number <= at) latest = line;
    }
    find("log").scrollTop = latest ? latest.offsetTop + latest.offsetHeight - find("log").clientHeight : 0;
    const said = at > 0 && latest ? latest.textContent : words.begins;
    find("said").textContent = said;
    const [, place] = steps[at], [width, height] = game.room;
    ["left", "top", "width", "height"].forEach((edge, number) => {
      find("said").style[edge] = `${(100 * place[number]) / (number % 2 ? height : width)}%`;
    });
    const fields = { step: at, count: last, said };
    table.setAttribute("aria-label", words.table.replace(/\{(\w+)\}/g, (_, name) => fields[name]));
    find("slider").value = at;
    find("slider").setAttribute("aria-valuetext", said);
    find("count").textContent = `${at} / ${last}`;
    find("now").setAttribute("transform", `translate(${left + ((right - left) * at) / Math.max(1, last)})`);
    document.querySelectorAll(".score").forEach((score, seat) => { score.textContent = game.scores[at][seat]; });
  }

  function play(playing) {
    clearInterval(timer);
    timer = playing ? setInterval(() => (at < last ? show(at + 1) : play(false)), 900) : 0;
    const button = find("play"), called = playing ? words.pause : words.play;
    button.classList.toggle("playing", playing);
    button.title = called;
    button.setAttribute("aria-label", called);
  }

  function go(step) {
    play(false);
    show(step);
  }

  function toggle() {
    if (!timer && at === last) show(0);
    play(!timer);
  }

  const roundOn = () => go(game.rounds.find((step) => step > at) ?? last);
  const roundBack = () => go(game.rounds.findLast((step) => step < at) ?? 0);
  const keys = {
    ArrowLeft: () => go(at - 1), ArrowRight: () => go(at + 1), ArrowUp: () => go(at - 1), ArrowDown: () => go(at + 1),
    PageUp: roundBack, PageDown: roundOn, Home: () => go(0), End: () => go(last), " ": toggle,
  };

  find("back").onclick = keys.ArrowLeft;
  find("on").onclick = keys.ArrowRight;
  find("round-back").onclick = roundBack;
  find("round-on").onclick = roundOn;
  find("play").onclick = toggle;
  find("slider").oninput = (event) => go(Number(event.target.value));
  find("log").onclick = (event) => {
    const line = event.target.closest("li");
    if (line) go(Number(line.dataset.step));
  };
  addEventListener("keydown", (event) => {
    const pressing = event.key === " " && event.target.closest("button");
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey || pressing) return;
    event.preventDefault();
    keys[event.key]();
  });
  show(0);
  document.body.dataset.ready = "yes";
})();
