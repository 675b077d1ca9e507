import { Thumbnails } from '@inkstone/controls/thumbnails';
import { FormServices } from '../../ui-services/FormServices.tsx';
import type { CellImage } from './cell-text.ts';

/** Thumbnails of a record's pictures. */
export function RecordImages({ images }: { readonly images: readonly CellImage[] }) {
  return (
    <FormServices>
      <Thumbnails images={images} />
    </FormServices>
  );
}
