import { shortCodeImage } from '@inkstone/api';
import { renderSVG } from 'uqr';
import { rasterize } from '../../platform/files/picture.ts';
import { defineDownload } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { fileSecurityHeaders } from '../stored-files/index.ts';
import { urlOf } from '../forms/index.ts';
import { openedPath } from './opened-path.ts';
import { targetOfCode } from './short-codes.ts';

const pixels = 600;

export const shortCodeImageEndpoint = defineDownload(shortCodeImage, {
  permission: 'participant',
  async handle(context, { shortCode, format, origin }) {
    const { actor, db } = context;
    if (actor === null) refuse('not-allowed');
    await openedPath(db, { ...context, actor }, await targetOfCode(db, shortCode));
    const url = (await urlOf(db, `/s/${shortCode}`, origin)) ?? refuse('public-url-missing');
    const svg = Buffer.from(renderSVG(url, { ecc: 'M', border: 2 }));
    const [type, body] = format === 'svg' ? ['image/svg+xml', svg] : (['image/png', await rasterize(svg, pixels)] as const);
    return { status: 200, headers: { ...fileSecurityHeaders, 'content-type': type, 'cache-control': 'no-store' }, body };
  },
});
