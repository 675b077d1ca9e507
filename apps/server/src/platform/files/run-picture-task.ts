import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decode as decodeBmp, encode as encodeBmp } from 'bmp-ts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { PictureTask, PictureTaskKind, PictureTasks, PictureSize, PictureOptions, PrintPicture, Watermark } from './picture-task.ts';

const watermarkFont = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'));
const maxPixels = 120_000_000;
const thumbnailPixels = 320;
const maxSvgBytes = 5 * 1024 * 1024;
const watermarkWidth = 750;
const defaultJpegQuality = 92;

// One picture must not occupy all processor cores.
sharp.concurrency(1);
sharp.cache(false);

const sharpOptions: SharpOptions = { limitInputPixels: maxPixels, failOn: 'error', sequentialRead: true };

/** Returns width and height after rotation by the EXIF orientation. Throws if the picture cannot be decoded. */
async function pictureSize(path: string, extension: string): Promise<PictureSize> {
  if (extension === 'bmp') return bmpSize(await readFile(path));
  const { width, height, autoOrient } = await (await openPath(path, extension)).metadata();
  if (width * height > maxPixels) throw new Error('too many pixels');
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

/**
 * Rewrites the picture in its own format, rotated upright, without its metadata (location, time, device), and with the requested quality
 * and watermark. An SVG is left unchanged. Throws if the picture cannot be decoded.
 */
async function rewritePicture(path: string, extension: string, options: PictureOptions): Promise<void> {
  if (extension === 'svg') return;
  const size = await pictureSize(path, extension);
  const isAnimated = extension === 'gif' && !options.watermark;
  let picture = (await openPath(path, extension, isAnimated)).autoOrient();
  if (options.watermark) picture = picture.composite([{ input: await watermarkPicture(options.watermark, size), gravity: 'southeast' }]);
  await writeFile(path, await encode(picture, extension, options.quality));
}

/** Returns a small WebP of a picture. Throws if the picture cannot be decoded. */
async function makeThumbnail(bytes: Buffer, extension: string): Promise<Buffer> {
  return openBytes(bytes, extension)
    .autoOrient()
    .resize({ width: thumbnailPixels, height: thumbnailPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

const printPixels = 1400;

/** Returns a picture for printing: PNG if it has transparency, otherwise JPEG. Throws if it cannot be decoded. */
async function makePrintPicture(bytes: Buffer, extension: string): Promise<PrintPicture> {
  const picture = openBytes(bytes, extension)
    .autoOrient()
    .resize({ width: printPixels, height: printPixels, fit: 'inside', withoutEnlargement: true });
  const { hasAlpha } = await picture.clone().metadata();
  if (hasAlpha) return { mediaType: 'image/png', bytes: await picture.png().toBuffer() };
  return { mediaType: 'image/jpeg', bytes: await picture.jpeg({ quality: 82 }).toBuffer() };
}

const portraitPixels = 160;

/** Replaces a picture by a small square of its most salient part. Throws if it cannot be decoded. */
async function makePortrait(path: string, extension: string): Promise<void> {
  await pictureSize(path, extension);
  const picture = (await openPath(path, extension)).autoOrient();
  const size = { width: portraitPixels, height: portraitPixels, fit: 'cover', position: 'attention' } as const;
  await writeFile(path, await picture.resize(size).webp({ quality: 82 }).toBuffer());
}

/** Renders an SVG of the product with sharp pixels, as PNG. */
function rasterize(bytes: Buffer, pixels: number): Promise<Buffer> {
  return sharp(bytes).resize(pixels, pixels, { kernel: 'nearest' }).png().toBuffer();
}

const runners: { readonly [K in PictureTaskKind]: (input: PictureTasks[K]['input']) => Promise<PictureTasks[K]['output']> } = {
  size: ({ path, extension }) => pictureSize(path, extension),
  rewrite: ({ path, extension, options }) => rewritePicture(path, extension, options).then(() => null),
  portrait: ({ path, extension }) => makePortrait(path, extension).then(() => null),
  thumbnail: ({ bytes, extension }) => makeThumbnail(bytes, extension),
  print: ({ bytes, extension }) => makePrintPicture(bytes, extension),
  raster: ({ bytes, pixels }) => rasterize(bytes, pixels),
};

/** Runs a task and returns its output. Throws for a file that is no picture or cannot be decoded. */
export function runPictureTask<K extends PictureTaskKind>({
  kind,
  input,
}: Pick<PictureTask<K>, 'kind' | 'input'>): Promise<PictureTasks[K]['output']> {
  return runners[kind](input);
}

async function openPath(path: string, extension: string, isAnimated = false): Promise<Sharp> {
  const bytes = await readFile(path);
  return openBytes(bytes, extension, isAnimated);
}

function openBytes(bytes: Buffer, extension: string, isAnimated = false): Sharp {
  // Messages between processes turn a Buffer into a plain Uint8Array.
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (extension === 'bmp') return openBmp(given);
  if (extension === 'svg' && given.length > maxSvgBytes) throw new Error('too large to render');
  return sharp(given, { ...sharpOptions, animated: isAnimated });
}

function bmpSize(bytes: Buffer): PictureSize {
  if (bytes.length < 26) throw new Error('no header');
  const [width, height] =
    bytes.readUInt32LE(14) === 12
      ? [bytes.readUInt16LE(18), bytes.readUInt16LE(20)]
      : [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (width <= 0 || height === 0 || width * height > maxPixels) throw new Error('too many pixels, or none');
  return { width, height };
}

function openBmp(bytes: Buffer): Sharp {
  bmpSize(bytes);
  const { data, width, height } = decodeBmp(bytes, { toRGBA: true });
  // Pictures without transparency have zeros in the alpha channel.
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function encode(picture: Sharp, extension: string, quality: number | null): Promise<Buffer> {
  if (extension === 'bmp') {
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return encodeBmp({ width: info.width, height: info.height, data: asAbgr(data), bitPP: 24 }).data;
  }
  if (extension === 'png') return picture.png(quality === null ? {} : { quality, palette: true }).toBuffer();
  if (extension === 'gif') return picture.gif().toBuffer();
  if (extension === 'tif' || extension === 'tiff')
    return picture.tiff(quality === null ? { compression: 'lzw' } : { compression: 'jpeg', quality }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: quality ?? defaultJpegQuality }).toBuffer();
  return picture.jpeg({ quality: quality ?? defaultJpegQuality, mozjpeg: quality !== null }).toBuffer();
}

function asAbgr(rgba: Buffer): Buffer {
  const abgr = Buffer.allocUnsafe(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) abgr.writeUInt32LE(rgba.readUInt32BE(at), at);
  return abgr;
}

/** White letters with a dark edge, which are readable on any background. */
async function watermarkPicture({ text, fontSize }: Watermark, { width, height }: PictureSize): Promise<Buffer> {
  const pixels = Math.max(8, Math.round(fontSize * Math.max(1, width / watermarkWidth)));
  const letters = async (colour: string) =>
    sharp({
      text: {
        text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
        font: `Noto Sans TC ${pixels}px`,
        fontfile: watermarkFont,
        rgba: true,
        dpi: 72,
      },
    })
      .png()
      .toBuffer({ resolveWithObject: true });
  const light = await letters('white');
  const dark = await letters('black');
  const edge = Math.max(1, Math.round(pixels / 16));
  const margin = Math.round(pixels / 2);
  const [inner, outer] = [light.info, { width: light.info.width + 2 * margin, height: light.info.height + 2 * margin }];
  const offsets = [-edge, 0, edge].flatMap((x) => [-edge, 0, edge].map((y) => ({ x, y })));
  const mark = await sharp({ create: { width: outer.width, height: outer.height, channels: 4, background: '#00000000' } })
    .composite([
      ...offsets.map(({ x, y }) => ({ input: dark.data, left: margin + x, top: margin + y })),
      { input: light.data, left: margin, top: margin },
    ])
    .png()
    .toBuffer();
  // A watermark larger than the picture would make the composition fail.
  return inner.width + 2 * margin <= width && outer.height <= height
    ? mark
    : sharp(mark).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
