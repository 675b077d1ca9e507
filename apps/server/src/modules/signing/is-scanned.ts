import type { IsScanned } from '../workflow/index.ts';

export const isScanned: IsScanned = async (trx, fileId) => {
  const page = await trx.selectFrom('signing_pages').select('id').where('file_id', '=', fileId).executeTakeFirst();
  return page !== undefined;
};
