import { createHash } from 'node:crypto';
import { makeThumbnail, UnreadablePicture } from '../../../platform/files/picture.ts';

const dataUrl = /^data:image\/(png|jpeg|webp|gif);base64,([A-Za-z0-9+/]+={0,2})$/;

/**
 * Returns a picture that was sent as a data URL as a small WebP, without the metadata of the file; null if it cannot be read. SVG is not
 * accepted: it may contain scripts and external references, and the logo appears on the sign-in page.
 */
export async function drawLogo(sent: string): Promise<string | null> {
  const [, type, base64] = dataUrl.exec(sent) ?? [];
  if (type === undefined || base64 === undefined) return null;
  const bytes = Buffer.from(base64, 'base64');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  try {
    const small = await makeThumbnail({ sha256, extension: type, owner: 'logo', bytes: async () => bytes });
    return `data:image/webp;base64,${small.toString('base64')}`;
  } catch (error) {
    if (error instanceof UnreadablePicture) return null;
    throw error;
  }
}
