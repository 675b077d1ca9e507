import { lazy, Suspense } from 'react';
import { HighlightedText } from '@inkstone/ui-kit';
import { cellImages, cellText, type CellSurroundings } from './cell-text.ts';
import type { Header } from './record-query.ts';

// Lists with pictures are few.
const RecordImages = lazy(() => import('./RecordImages.tsx').then((module) => ({ default: module.RecordImages })));

interface RecordCellProps {
  readonly header: Header;
  readonly value: unknown;
  readonly keyword: string;
  readonly surroundings: CellSurroundings;
}

/** One value of a list: pictures small, all else on one line of text. */
export function RecordCell({ header, value, keyword, surroundings }: RecordCellProps) {
  const text = cellText(header, value, surroundings);
  const images = cellImages(header, value, surroundings);
  if (images.length === 0) return <HighlightedText text={text} search={keyword} />;
  return (
    <Suspense fallback={text}>
      <RecordImages images={images} />
    </Suspense>
  );
}
