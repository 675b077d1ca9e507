import type { ControlOptions } from '@inkstone/schema';
import { countOption, switchOption } from '../options/declared-option.ts';
import { extensionOf } from '../upload-rule/file-types.ts';

/** With a lower quality, too little would be left for the server, which applies the final quality. */
const leastQuality = 0.8;

/**
 * Returns how to shrink a control's photos before they are sent; undefined unless `compressible` is set. Only photos from a camera are
 * shrunk: the server applies `imageQuality` to all pictures.
 */
export function photoShrinker(options: ControlOptions): ((file: File) => Promise<File>) | undefined {
  if (!switchOption(options, 'compressible')) return undefined;
  const quality = Math.max(leastQuality, (countOption(options, 'imageQuality') ?? 50) / 100);
  return async (file) => (['jpg', 'jpeg'].includes(extensionOf(file.name)) ? smaller(file, quality) : file);
}

/** Returns the file unchanged if it cannot be decoded here or would not become smaller. */
async function smaller(file: File, quality: number): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    const smallerBlob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return smallerBlob.size < file.size
      ? new File([smallerBlob], file.name, { type: smallerBlob.type, lastModified: file.lastModified })
      : file;
  } catch {
    return file;
  }
}
