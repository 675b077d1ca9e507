import { Button, Modal } from 'antd';
import { useState } from 'react';
import { StickyBar } from '@inkstone/ui-kit';
import { trimText } from '@inkstone/schema';
import { useFailureText } from '../../platform/failure/use-failure-text.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { templateTexts } from './print-templates.locale.ts';
import { draftOf, type PrintedForm, type StoredTemplate, type TemplateDraft } from './template-draft.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { TemplatePreview } from './TemplatePreview.tsx';
import { useTemplateWrites } from './use-template-writes.ts';
import styles from './print-templates.module.css';

interface TemplateFormProps {
  readonly form: PrintedForm;
  /** Null: a new template. */
  readonly template: StoredTemplate | null;
  readonly onSaved: (id: string) => void;
}

/** The editor of a print template, saved as one, with a preview. */
export function TemplateForm({ form, template, onSaved }: TemplateFormProps) {
  const t = useTexts(templateTexts);
  const failureText = useFailureText();
  const [draft, setDraft] = useState<TemplateDraft>(() => draftOf(template));
  const [isChecked, setChecked] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const { save, remove } = useTemplateWrites(form, template, onSaved);
  const isNameless = trimText(draft.name) === '';
  const failure = save.error ?? remove.error;
  const handleSave = (): void => {
    setChecked(true);
    if (!isNameless) save.mutate(draft);
  };
  return (
    <>
      <div className={styles.editor}>
        <TemplateFields
          form={form}
          draft={draft}
          issue={isChecked && isNameless ? t('nameRule') : null}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <TemplatePreview form={form} draft={draft} />
      </div>
      <StickyBar
        label={t('template')}
        aside={
          template ? (
            <Button danger onClick={() => setAsked(true)}>
              {t('remove')}
            </Button>
          ) : null
        }
      >
        <Button type="primary" data-action="save" loading={save.isPending} onClick={handleSave}>
          {t('save')}
        </Button>
        <span role="alert" className={styles.failure}>
          {failure ? failureText(failure) : null}
        </span>
      </StickyBar>
      {isAsked && template ? (
        <Modal
          open
          title={t('removeQuestion', { name: template.name })}
          okText={t('remove')}
          okButtonProps={{ danger: true }}
          cancelText={t('cancel')}
          confirmLoading={remove.isPending}
          onOk={() => remove.mutate()}
          onCancel={() => setAsked(false)}
          closable={{ 'aria-label': t('cancel') }}
        />
      ) : null}
    </>
  );
}
