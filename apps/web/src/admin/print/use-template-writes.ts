import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { deletePrintTemplate, savePrintTemplate } from '@inkstone/api';
import { useAnnounce } from '@inkstone/ui-kit';
import { createIntention } from '../../platform/api/intention.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { useClient } from '../../platform/platform.ts';
import { templateTexts } from './print-templates.locale.ts';
import type { PrintedForm, StoredTemplate, TemplateDraft, TemplateInput } from './template-draft.ts';

/** Saves or deletes a template, then reloads its form. */
export function useTemplateWrites({ schemaCode, code }: PrintedForm, template: StoredTemplate | null, onSaved: (id: string) => void) {
  const t = useTexts(templateTexts);
  const client = useClient();
  const queries = useQueryClient();
  const announce = useAnnounce();
  const intention = useRef(createIntention());
  const settle = async (message: string): Promise<void> => {
    intention.current.fulfil();
    await queries.invalidateQueries({ queryKey: ['print-templates'] });
    announce(message);
  };
  const save = useMutation({
    mutationFn: (draft: TemplateDraft) => {
      const stored = template ? { id: template.id, version: template.version } : {};
      const input: TemplateInput = { schemaCode, formCode: code, ...stored, template: { ...draft, signBoxes: [...draft.signBoxes] } };
      return client.call(savePrintTemplate, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: async ({ id }) => {
      await settle(t('saved'));
      onSaved(id);
    },
  });
  const remove = useMutation({
    mutationFn: () => {
      const input = { id: template?.id ?? '' };
      return client.call(deletePrintTemplate, input, { idempotencyKey: intention.current.keyFor(input) });
    },
    onSuccess: () => settle(t('removed')),
  });
  return { save, remove };
}
