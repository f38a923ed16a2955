"""Writes pictures into `assets/pictures` and keeps their manifest.

The manifest says for each picture its file, its size in pixels, its size in the logical units of a 1920x1080 table,
and, where it matters, its anchor: the point (0..1 of width and height) that stands on the spot where a piece is put.
"""

import json
from pathlib import Path

import numpy as np
import skia

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "assets" / "pictures"


class Album:
    """The pictures of one folder, with the manifest beside them."""

    def __init__(self, folder: Path = PICTURES) -> None:
        self.folder = folder
        self.folder.mkdir(parents=True, exist_ok=True)
        self._manifest = folder / "manifest.json"
        self.entries: dict[str, dict[str, object]] = {}
        if self._manifest.exists():
            self.entries = json.loads(self._manifest.read_text(encoding="utf-8"))

    def sprite(
        self,
        name: str,
        image: skia.Image,
        anchor: tuple[float, float] | None = None,
        logical: tuple[float, float] | None = None,
    ) -> None:
        """Keep `image` as a PNG with transparency; it is drawn at two pixels a unit unless `logical` says otherwise."""
        self._write(f"{name}.png", image.encodeToData(skia.kPNG, 100))
        self._enter(name, "png", image, anchor, logical)

    def drawing(
        self,
        name: str,
        image: skia.Image,
        logical: tuple[float, float],
        quality: int = 70,
        *,
        rare: bool = True,
        anchor: tuple[float, float] = (0.5, 0.5),
    ) -> None:
        """Keep a large `image` with transparency as a WebP; a `rare` one is looked at only now and then."""
        self._write(f"{name}.webp", image.encodeToData(skia.kWEBP, quality))
        self._enter(name, "webp", image, anchor, logical)
        if rare:
            self.entries[name]["rare"] = True

    def order(self, name: str, turns: np.ndarray, logical: tuple[float, float]) -> None:
        """Keep a map of one byte for each pixel, which says when it is drawn, as a grey PNG that is named rare."""
        image = skia.Image.fromarray(np.ascontiguousarray(turns), colorType=skia.kGray_8_ColorType)
        self._write(f"{name}.png", image.encodeToData(skia.kPNG, 100))
        self._enter(name, "png", image, None, logical)
        self.entries[name]["rare"] = True

    def painting(
        self, name: str, image: skia.Image, logical: tuple[float, float] | None = None, quality: int = 90
    ) -> None:
        """Keep a large opaque `image` as a JPEG."""
        self._write(f"{name}.jpg", image.encodeToData(skia.kJPEG, quality))
        self._enter(name, "jpg", image, None, logical)

    def image(self, name: str) -> skia.Image:
        """A picture drawn before."""
        return skia.Image.open(str(self.folder / str(self.entries[name]["file"])))

    def data(self, name: str, content: object) -> None:
        """Keep a small table beside the pictures as `name.json`."""
        text = json.dumps(content, indent=1, sort_keys=True, ensure_ascii=False)
        self._write(f"{name}.json", (text + "\n").encode())

    def close(self) -> None:
        """Write the manifest, sorted, without entries whose file is gone."""
        kept = {name: entry for name, entry in self.entries.items() if (self.folder / str(entry["file"])).exists()}
        lines = [f" {json.dumps(name)}: {json.dumps(kept[name])}" for name in sorted(kept)]
        self._manifest.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")

    def _enter(
        self,
        name: str,
        ending: str,
        image: skia.Image,
        anchor: tuple[float, float] | None,
        logical: tuple[float, float] | None,
    ) -> None:
        size = [image.width(), image.height()]
        entry: dict[str, object] = {
            "file": f"{name}.{ending}",
            "size": size,
            "logical": list(logical) if logical else [size[0] / 2, size[1] / 2],
        }
        if anchor:
            entry["anchor"] = [round(anchor[0], 4), round(anchor[1], 4)]
        self.entries[name] = entry

    def _write(self, file: str, content: bytes) -> None:
        path = self.folder / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(bytes(content))
