import { photoSide } from "@waymark/contract/accounts-photo";

/** A rectangle of a picture: pixels, or percent where a parameter says so. */
export interface Cut {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Size limit of a file to open, in bytes: a larger one may crash the page. */
const largestPicture = 40 * 1024 * 1024;

/** Upright. @throws when the file is too large or not a picture the browser can read. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  if (file.size > largestPicture) throw new Error("the picture is too large to be opened");
  return createImageBitmap(file);
}

const shownSide = 1_600;

function draw(bitmap: ImageBitmap, cut: Cut, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw the photo on");
  // JPEG has no transparency: transparent pixels become white, not black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, cut.x, cut.y, cut.width, cut.height, 0, 0, width, height);
  return canvas;
}

/** Small enough to be moved smoothly, as a data URL. */
export function shownPicture(bitmap: ImageBitmap): string {
  const scale = Math.min(1, shownSide / Math.max(bitmap.width, bitmap.height));
  const size = (side: number) => Math.max(1, Math.round(side * scale));
  const whole = { x: 0, y: 0, width: bitmap.width, height: bitmap.height };
  return draw(bitmap, whole, size(bitmap.width), size(bitmap.height)).toDataURL("image/jpeg", 0.9);
}

/** Converts a cut from percent to pixels: square, and within the picture's edges. */
export function cutOf(percent: Cut, width: number, height: number): Cut {
  const side = Math.max(
    1,
    Math.round(Math.min((percent.width / 100) * width, (percent.height / 100) * height, width, height)),
  );
  const within = (start: number, whole: number) => Math.min(Math.max(0, Math.round(start)), whole - side);
  return {
    x: within((percent.x / 100) * width, width),
    y: within((percent.y / 100) * height, height),
    width: side,
    height: side,
  };
}

export function drawSquare(bitmap: ImageBitmap, percent: Cut): string {
  const cut = cutOf(percent, bitmap.width, bitmap.height);
  const side = Math.min(photoSide, cut.width);
  return draw(bitmap, cut, side, side).toDataURL("image/jpeg", 0.88);
}

/** The whole picture as a PNG data URL that fits a size, transparent where it was. */
export function drawWithin(bitmap: ImageBitmap, width: number, height: number): string {
  const scale = Math.min(1, width / bitmap.width, height / bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw the mark on");
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/png");
}
