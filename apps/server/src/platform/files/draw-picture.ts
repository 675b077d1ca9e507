import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { decode as decodeBmp, encode as encodeBmp } from 'bmp-ts';
import sharp, { type Sharp, type SharpOptions } from 'sharp';
import type { PictureOrder, PictureOrderKind, PictureOrders, PictureSize, PictureWish, PrintPicture, Watermark } from './picture-order.ts';

const watermarkFont = fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf'));
const mostPixels = 120_000_000;
const thumbnailPixels = 320;
const mostSvgBytes = 5 * 1024 * 1024;
const watermarkWidth = 750;
const usualJpegQuality = 92;

// The work of one picture shall not take every core from everybody else.
sharp.concurrency(1);
sharp.cache(false);

const options: SharpOptions = { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true };

/** Width and height as the picture is seen, turned as its camera says. Fails for what cannot be read. */
async function pictureSize(path: string, extension: string): Promise<PictureSize> {
  if (extension === 'bmp') return bmpSize(await readFile(path));
  const { width, height, autoOrient } = await (await opened(path, extension)).metadata();
  if (width * height > mostPixels) throw new Error('too many pixels');
  return { width: autoOrient.width ?? width, height: autoOrient.height ?? height };
}

/**
 * Writes the picture anew, in its own format and turned upright: without what a camera notes beside it (place, time, device), with the
 * quality and the watermark that are wished for. An SVG stays as it is. Fails for what cannot be read.
 */
async function rewritePicture(path: string, extension: string, wish: PictureWish): Promise<void> {
  if (extension === 'svg') return;
  const size = await pictureSize(path, extension);
  const isMoving = extension === 'gif' && !wish.watermark;
  let picture = (await opened(path, extension, isMoving)).autoOrient();
  if (wish.watermark) picture = picture.composite([{ input: await watermarkPicture(wish.watermark, size), gravity: 'southeast' }]);
  await writeFile(path, await encoded(picture, extension, wish.quality));
}

/** A small WebP of a picture. Fails for what cannot be drawn here. */
async function makeThumbnail(bytes: Buffer, extension: string): Promise<Buffer> {
  return openedBytes(bytes, extension)
    .autoOrient()
    .resize({ width: thumbnailPixels, height: thumbnailPixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer();
}

const printPixels = 1400;

/** A picture as paper wants it: PNG where something shines through, else JPEG. Fails for what cannot be read. */
async function makePrintPicture(bytes: Buffer, extension: string): Promise<PrintPicture> {
  const picture = openedBytes(bytes, extension)
    .autoOrient()
    .resize({ width: printPixels, height: printPixels, fit: 'inside', withoutEnlargement: true });
  const { hasAlpha } = await picture.clone().metadata();
  if (hasAlpha) return { mediaType: 'image/png', bytes: await picture.png().toBuffer() };
  return { mediaType: 'image/jpeg', bytes: await picture.jpeg({ quality: 82 }).toBuffer() };
}

const portraitPixels = 160;

/** A small square out of the middle of a picture, where faces tend to be. Fails for what cannot be read. */
async function makePortrait(path: string, extension: string): Promise<void> {
  await pictureSize(path, extension);
  const picture = (await opened(path, extension)).autoOrient();
  const size = { width: portraitPixels, height: portraitPixels, fit: 'cover', position: 'attention' } as const;
  await writeFile(path, await picture.resize(size).webp({ quality: 82 }).toBuffer());
}

/** An SVG of ours in sharp pixels. */
function rasterize(bytes: Buffer, pixels: number): Promise<Buffer> {
  return sharp(bytes).resize(pixels, pixels, { kernel: 'nearest' }).png().toBuffer();
}

const draws: { readonly [K in PictureOrderKind]: (ask: PictureOrders[K]['ask']) => Promise<PictureOrders[K]['answer']> } = {
  size: ({ path, extension }) => pictureSize(path, extension),
  rewrite: ({ path, extension, wish }) => rewritePicture(path, extension, wish).then(() => null),
  portrait: ({ path, extension }) => makePortrait(path, extension).then(() => null),
  thumbnail: ({ bytes, extension }) => makeThumbnail(bytes, extension),
  print: ({ bytes, extension }) => makePrintPicture(bytes, extension),
  raster: ({ bytes, pixels }) => rasterize(bytes, pixels),
};

/** Carries out an order. Fails for what is no picture, or none that can be read. */
export function drawPicture<K extends PictureOrderKind>({
  kind,
  ask,
}: Pick<PictureOrder<K>, 'kind' | 'ask'>): Promise<PictureOrders[K]['answer']> {
  return draws[kind](ask);
}

async function opened(path: string, extension: string, isMoving = false): Promise<Sharp> {
  const bytes = await readFile(path);
  return openedBytes(bytes, extension, isMoving);
}

function openedBytes(bytes: Buffer, extension: string, isMoving = false): Sharp {
  // What came over from another process is a plain array of bytes.
  const given = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (extension === 'bmp') return openedBmp(given);
  if (extension === 'svg' && given.length > mostSvgBytes) throw new Error('too much to draw');
  return sharp(given, { ...options, animated: isMoving });
}

function bmpSize(bytes: Buffer): PictureSize {
  if (bytes.length < 26) throw new Error('no header');
  const [width, height] =
    bytes.readUInt32LE(14) === 12
      ? [bytes.readUInt16LE(18), bytes.readUInt16LE(20)]
      : [bytes.readInt32LE(18), Math.abs(bytes.readInt32LE(22))];
  if (width <= 0 || height === 0 || width * height > mostPixels) throw new Error('too many pixels, or none');
  return { width, height };
}

function openedBmp(bytes: Buffer): Sharp {
  bmpSize(bytes);
  const { data, width, height } = decodeBmp(bytes, { toRGBA: true });
  // What has no transparency has zeros there.
  return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function encoded(picture: Sharp, extension: string, quality: number | null): Promise<Buffer> {
  if (extension === 'bmp') {
    const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return encodeBmp({ width: info.width, height: info.height, data: asAbgr(data), bitPP: 24 }).data;
  }
  if (extension === 'png') return picture.png(quality === null ? {} : { quality, palette: true }).toBuffer();
  if (extension === 'gif') return picture.gif().toBuffer();
  if (extension === 'tif' || extension === 'tiff')
    return picture.tiff(quality === null ? { compression: 'lzw' } : { compression: 'jpeg', quality }).toBuffer();
  if (extension === 'webp') return picture.webp({ quality: quality ?? usualJpegQuality }).toBuffer();
  return picture.jpeg({ quality: quality ?? usualJpegQuality, mozjpeg: quality !== null }).toBuffer();
}

function asAbgr(rgba: Buffer): Buffer {
  const abgr = Buffer.allocUnsafe(rgba.length);
  for (let at = 0; at < rgba.length; at += 4) abgr.writeUInt32LE(rgba.readUInt32BE(at), at);
  return abgr;
}

/** White letters with a dark edge, so that they can be read on any ground. */
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
  // A mark larger than its picture would be refused.
  return inner.width + 2 * margin <= width && outer.height <= height
    ? mark
    : sharp(mark).resize({ width, height, fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
