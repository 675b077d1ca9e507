/**
 * Does something with an element once the browser has laid the page out, so that asking for sizes or moving the focus does not force a
 * layout of its own. `isInView`: whether the whole element is seen. Returns what calls it off.
 */
export function afterLayout(element: Element, work: (isInView: boolean) => void): () => void {
  // Not in every browser.
  if (!('IntersectionObserver' in window)) {
    work(true);
    return () => undefined;
  }
  const observer = new IntersectionObserver(([entry]) => {
    observer.disconnect();
    work(entry === undefined || entry.intersectionRatio >= 1);
  });
  observer.observe(element);
  return () => observer.disconnect();
}
