import type { ControlOptions } from '@inkstone/schema';
import { countOption, switchOption } from '../options/declared-option.ts';
import { extensionOf } from '../upload/file-types.ts';

/** Below it the server, which gives a picture its final quality, would have too little left to work with. */
const leastQuality = 0.8;

/**
 * How a control's photos are made smaller before they are sent; undefined where it does not ask for it (`compressible`). Only what a
 * camera writes is: the server keeps to the asked `imageQuality` for all of them.
 */
export function photoShrinker(options: ControlOptions): ((file: File) => Promise<File>) | undefined {
  if (!switchOption(options, 'compressible')) return undefined;
  const quality = Math.max(leastQuality, (countOption(options, 'imageQuality') ?? 50) / 100);
  return async (file) => (['jpg', 'jpeg'].includes(extensionOf(file.name)) ? smaller(file, quality) : file);
}

/** The file itself where it cannot be drawn here or would not become smaller. */
async function smaller(file: File, quality: number): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0);
    picture.close();
    const made = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    return made.size < file.size ? new File([made], file.name, { type: made.type, lastModified: file.lastModified }) : file;
  } catch {
    return file;
  }
}
