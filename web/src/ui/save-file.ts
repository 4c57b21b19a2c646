const keepMs = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // the download begins after the click, and reads the address only then
  setTimeout(() => URL.revokeObjectURL(url), keepMs);
}
