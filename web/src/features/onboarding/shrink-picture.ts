/** Longest side of a profile photo as it is sent, in pixels. */
const longestSide = 512;

/** Size of the picture scaled down to fit the longest side; a smaller one stays. */
export function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture file as a small JPEG data URL, drawn anew, so that where and when it was taken stays behind.
 * @throws when the browser cannot read the file as a picture.
 */
export async function shrinkPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const size = fittedSize(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas to draw the photo on");
  // JPEG knows no transparency: what shows through becomes white, not black.
  pen.fillStyle = "white";
  pen.fillRect(0, 0, size.width, size.height);
  pen.drawImage(bitmap, 0, 0, size.width, size.height);
  bitmap.close();
  return canvas.toDataURL("image/jpeg", 0.86);
}
