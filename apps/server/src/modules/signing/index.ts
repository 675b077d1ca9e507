/** Signing on a phone for a form that is open on another device. */
import { cleanUps } from '../../platform/jobs/clean-ups.ts';
import { scannedSignatures } from '../workflow/index.ts';
import { cleanUpPages } from './clean-up-pages.ts';
import { isScanned } from './is-scanned.ts';
import type { RefusalEntry } from '@inkstone/api';
import { defineModule } from '../../platform/http/module.ts';
import { lookAtSigningEndpoint } from './look-at-signing.endpoint.ts';
import { openSigningEndpoint } from './open-signing.endpoint.ts';
import { writeSignatureEndpoint } from './write-signature.endpoint.ts';
import { writtenSignatureEndpoint } from './written-signature.endpoint.ts';

/** Code 42370 belongs to signing. */
const refusals = {
  'signing-page-over': {
    errcode: 42370,
    status: 422,
    zh: '簽名頁面已失效，請重新掃碼',
    en: 'This signing page has expired. Scan a new QR code.',
  },
} as const satisfies Record<string, RefusalEntry>;

export const signingModule = defineModule({
  name: 'signing',
  description: 'Signatures written on a phone by a code that the PC shows.',
  provides: [scannedSignatures.providedBy(isScanned), cleanUps.providedBy(cleanUpPages)],
  tables: ['signing_pages'],
  endpoints: [openSigningEndpoint, writtenSignatureEndpoint, lookAtSigningEndpoint, writeSignatureEndpoint],
  refusals,
});
