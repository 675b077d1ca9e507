import { lazy, Suspense } from 'react';
import { HighlightedText } from '@inkstone/ui-kit';
import { cellImages, cellText, type FormatContext } from './cell-text.ts';
import type { Header } from '../record-query.ts';

// Lists with pictures are rare.
const RecordImages = lazy(() => import('./RecordImages.tsx').then((module) => ({ default: module.RecordImages })));

interface RecordCellProps {
  readonly header: Header;
  readonly value: unknown;
  readonly keyword: string;
  readonly formatContext: FormatContext;
}

/** One value of a list: pictures as thumbnails, everything else as one line of text. */
export function RecordCell({ header, value, keyword, formatContext }: RecordCellProps) {
  const text = cellText(header, value, formatContext);
  const images = cellImages(header, value, formatContext);
  if (images.length === 0) return <HighlightedText text={text} search={keyword} />;
  return (
    <Suspense fallback={text}>
      <RecordImages images={images} />
    </Suspense>
  );
}
