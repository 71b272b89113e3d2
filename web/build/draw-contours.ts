import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { contours } from "d3-contour";

// Draws the topographic background. The hills are fixed, so the drawing is the same on every machine.
const width = 1440;
const height = 720;
const cell = 12;
const columns = width / cell + 1;
const rows = height / cell + 1;

const hills = [
  { x: 260, y: 60, spread: 190, rise: 0.85 },
  { x: 1080, y: 190, spread: 270, rise: 1.5 },
  { x: 780, y: 610, spread: 200, rise: 0.95 },
  { x: 430, y: 400, spread: 260, rise: -0.75 },
  { x: 1330, y: 560, spread: 230, rise: 0.7 },
  { x: 640, y: 120, spread: 170, rise: -0.55 },
  { x: 60, y: 620, spread: 240, rise: 0.6 },
];

function heightAt(x: number, y: number): number {
  const ripple = 0.09 * Math.sin(x / 97 + y / 141) + 0.07 * Math.sin(x / 61 - y / 83);
  return hills.reduce((sum, hill) => {
    const distance = ((x - hill.x) ** 2 + ((y - hill.y) * 1.15) ** 2) / hill.spread ** 2;
    return sum + hill.rise * Math.exp(-distance);
  }, ripple);
}

const grid = Array.from({ length: columns * rows }, (_, i) =>
  heightAt((i % columns) * cell, Math.floor(i / columns) * cell),
);
const levels = Array.from({ length: 22 }, (_, i) => -0.8 + i * 0.115);

/** Contour rings that follow the edge of the grid are cut there, so that no frame is visible. */
function strokes(ring: number[][]): string {
  let path = "";
  let pen = false;
  for (const [gx = 0, gy = 0] of ring) {
    const edge = gx <= 0.5 || gy <= 0.5 || gx >= columns - 0.5 || gy >= rows - 0.5;
    if (edge) {
      pen = false;
      continue;
    }
    path += `${pen ? "L" : "M"}${Math.round((gx - 0.5) * cell)} ${Math.round((gy - 0.5) * cell)}`;
    pen = true;
  }
  return path;
}

const lines = contours()
  .size([columns, rows])
  .thresholds(levels)(grid)
  .map((level, i) => {
    const d = level.coordinates.flat().map(strokes).join("");
    return d === "" ? "" : `<path d="${d}"${i % 5 === 2 ? ' stroke-width="3"' : ""}/>`;
  })
  .join("");

writeFileSync(
  resolve(import.meta.dirname, "../src/ui/contours.svg"),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${cell} ${cell} ${width - 2 * cell} ${height - 2 * cell}" preserveAspectRatio="xMidYMid slice" aria-hidden="true" fill="none" stroke="#000" stroke-width="1.6" stroke-linejoin="round">${lines}</svg>\n`,
);
