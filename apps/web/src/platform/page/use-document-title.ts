import { useEffect } from 'react';
import { useBrandName } from '../theme/brand.ts';

/** Sets the document title from the page and the product name, as tabs, history and bookmarks show it. */
export function useDocumentTitle(title: string): void {
  const brand = useBrandName();
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
