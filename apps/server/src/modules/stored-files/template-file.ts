import { createId } from '@inkstone/schema';
import type { Trx } from '../../platform/db/database.ts';
import type { StoredContent } from './stored-file.ts';

interface TemplateFile extends StoredContent {
  readonly appCode: string;
  readonly name: string;
  readonly uploadedBy: string;
  readonly at: Date;
}

/**
 * Keeps a template of an application's forms, readable for everybody; returns its id. It stays even if no form names it any more, because
 * an earlier version of the form can be restored.
 */
export async function insertTemplate(trx: Trx, file: TemplateFile): Promise<string> {
  const { appCode, name, uploadedBy, at, sha256, size, mediaType, kind, width, height } = file;
  const id = createId(at.getTime());
  await trx
    .insertInto('files')
    .values({
      id,
      name,
      sha256,
      size: String(size),
      media_type: mediaType,
      kind,
      width,
      height,
      uploaded_by: uploadedBy,
      created_at: at,
      is_signature: false,
      category: 'template',
      category_name: `${appCode}/${id}`,
    })
    .execute();
  return id;
}
