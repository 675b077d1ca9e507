import { writtenSignature } from '@inkstone/api';
import { defineQuery } from '../../platform/http/endpoint.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { findFiles, presentFile } from '../stored-files/index.ts';

export const writtenSignatureEndpoint = defineQuery(writtenSignature, {
  permission: 'participant',
  async handle({ db, actor }, { id }) {
    const page = await db
      .selectFrom('signing_pages')
      .select('file_id')
      .where('id', '=', id)
      .where('person_id', '=', actor.id)
      .executeTakeFirst();
    if (!page) return refuse('not-found');
    if (page.file_id === null) return null;
    const file = (await findFiles(db, [page.file_id])).get(page.file_id);
    return file ? presentFile(file) : null;
  },
});
