/** A part that is only just out of sight counts as visible. */
const margin = '100px 0px';

/** Runs something when one of the elements is visible. Returns a function that cancels it. */
export function whenVisible(elements: Iterable<Element>, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && run(),
    { rootMargin: margin },
  );
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
