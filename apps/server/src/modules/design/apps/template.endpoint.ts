import { uploadTemplate } from '@inkstone/api';
import { defineUpload } from '../../../platform/http/endpoint.ts';
import { receiveUpload } from '../../files/index.ts';
import { insertTemplate } from '../../stored-files/index.ts';
import { requireDesigner } from '../rights/rights.ts';

export const uploadTemplateEndpoint = defineUpload(uploadTemplate, {
  permission: 'participant',
  async handle(context, { appCode }, file) {
    const { db, actor } = context;
    await requireDesigner(db, actor, appCode, 'design');
    const { name, sentSha256, content } = await receiveUpload(context, file, { kind: 'attachment', options: { name: '' } }, null);
    return context.command({ appCode, name, sha256: sentSha256 }, async ({ trx, now }) => {
      const id = await insertTemplate(trx, { ...content, appCode, name, uploadedBy: actor.id, at: now() });
      return { id, name, fileSize: content.size };
    });
  },
});
