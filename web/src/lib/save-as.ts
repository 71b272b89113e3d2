/** Hands a text over as a file of the browser's downloads. */
export function saveAs(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then; the text need not be kept any longer.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
