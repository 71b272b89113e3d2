/** Downloads the file at an address. One on another origin opens in a new tab, so that this page stays. */
export function openDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.rel = "noopener";
  if (new URL(address, window.location.href).origin === window.location.origin) link.download = "";
  else link.target = "_blank";
  document.body.append(link);
  link.click();
  link.remove();
}
