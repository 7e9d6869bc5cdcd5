/** Adds what the pages use of a browser and the document of the tests lacks. */
export function addWhatDocumentLacks(): void {
  // No browser has to support it: the pages change the text themselves if it returns false.
  document.execCommand ??= () => false;
}
