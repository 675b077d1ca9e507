import { useEffect } from 'react';
import { useBrandName } from '../theme/brand.ts';

/** Names the document after the page and the product as it is called here: what tabs, history and bookmarks show. */
export function useDocumentTitle(title: string): void {
  const brand = useBrandName();
  useEffect(() => {
    document.title = title === '' ? brand : `${title} · ${brand}`;
  }, [title, brand]);
}
