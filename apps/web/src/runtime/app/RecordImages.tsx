import { Thumbnails } from '@inkstone/controls/thumbnails';
import { FormServices } from '../ui-services/FormServices.tsx';
import type { CellImage } from './cell-text.ts';

/** Pictures of a record, from where files are kept. */
export function RecordImages({ images }: { readonly images: readonly CellImage[] }) {
  return (
    <FormServices>
      <Thumbnails images={images} />
    </FormServices>
  );
}
