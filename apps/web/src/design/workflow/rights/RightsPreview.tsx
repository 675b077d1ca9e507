import { useId, useState } from 'react';
import type { Document } from '@inkstone/design';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useUser } from '../../../platform/session/use-session.ts';
import { FillingChoice } from '../../form/preview/FillingChoice.tsx';
import { PersonChoice } from '../../preview/PersonChoice.tsx';
import type { FlowActivity } from '../flow/flow-content.ts';
import { ActivityForm } from '../form/ActivityForm.tsx';
import { useActivityForm, useFormsOf } from '../form/use-activity-form.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { rightsTexts } from './rights.locale.ts';
import styles from './rights.module.css';

/** The form as a person has it at an activity, beside the rights that make it so; it follows each of their edits. */
export function RightsPreview({ activities }: { readonly activities: readonly FlowActivity[] }) {
  const t = useTexts(rightsTexts);
  const { nameOf } = useWorkflowDesigner();
  const id = useId();
  const schemaCode = useSchemaCode();
  const [form] = useFormsOf(schemaCode);
  const [code, setCode] = useState<string | null>(null);
  const activity = activities.find((each) => each.code === code) ?? activities[0];
  if (!form || !activity) return null;
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <label htmlFor={id}>{t('at')}</label>{' '}
      <select id={id} className={styles.bulk} value={activity.code} onChange={({ target }) => setCode(target.value)}>
        {activities.map((each) => (
          <option key={each.code} value={each.code}>
            {nameOf(each.code)}
          </option>
        ))}
      </select>
      <PreviewedForm key={activity.code} activity={activity} document={form} schemaCode={schemaCode} />
    </section>
  );
}

interface PreviewedFormProps {
  readonly activity: FlowActivity;
  readonly document: Document;
  readonly schemaCode: string;
}

function PreviewedForm({ activity, document, schemaCode }: PreviewedFormProps) {
  const user = useUser();
  const [person, setPerson] = useState(user.id);
  const { filling, setFilling, ...opened } = useActivityForm(person, activity, document);
  return (
    <>
      <div className={styles.choices}>
        <PersonChoice value={person === user.id ? undefined : person} onChange={(next) => setPerson(next ?? user.id)} />
        <FillingChoice client={opened.client} personId={person} schemaCode={schemaCode} value={filling} onChange={setFilling} />
      </div>
      <ActivityForm {...opened} />
    </>
  );
}
