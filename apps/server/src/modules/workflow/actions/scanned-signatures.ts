import type { Trx } from '../../../platform/db/database.ts';
import { requireService } from '../../../platform/http/required-service.ts';

/** Was a signature written on a phone, on the page that a scanned code leads to? */
export type IsScanned = (trx: Trx, fileId: string) => Promise<boolean>;

export const scannedSignatures = requireService<IsScanned>('which signatures were written on a phone');
