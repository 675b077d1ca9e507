import { Button } from 'antd';
import { useId, useState } from 'react';
import type { Document } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActivityForm } from '../form/ActivityForm.tsx';
import { FillingChoice } from '../../form/preview/FillingChoice.tsx';
import { PersonChoice } from '../../preview/PersonChoice.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { namedPart } from '../../working-copy/name-of.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { SimulationSteps } from './SimulationSteps.tsx';
import { simulationTexts } from './simulation.locale.ts';
import { useSimulation } from './use-simulation.ts';
import { useActivityForm, useFormsOf } from '../form/use-activity-form.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import styles from '../../form/panel/panel.module.css';
import own from './simulation.module.css';

/** Beside the drawing: who starts it with which form, then each step with who gets it, why, and what they decide. */
export function SimulationPanel() {
  const t = useTexts(simulationTexts);
  const schemaCode = useSchemaCode();
  const forms = useFormsOf(schemaCode);
  const [chosen, setChosen] = useState<string | null>(null);
  const form = forms.find(({ key }) => key.code === chosen) ?? forms[0];
  return (
    <section className={styles.panel} aria-label={t('title')}>
      <header className={styles.head}>
        <strong>{t('title')}</strong>
        <p className={styles.hint}>{t('hint')}</p>
        {forms.length > 1 && form ? <FormChoice forms={forms} chosen={form} onChoose={setChosen} /> : null}
        {form ? <Submit key={form.key.code} document={form} schemaCode={schemaCode} /> : <p>{t('noForm')}</p>}
      </header>
    </section>
  );
}

interface FormChoiceProps {
  readonly forms: readonly Document[];
  readonly chosen: Document;
  readonly onChoose: (code: string) => void;
}

function FormChoice({ forms, chosen, onChoose }: FormChoiceProps) {
  const t = useTexts(simulationTexts);
  const locale = useLocale();
  const id = useId();
  return (
    <div className={own.line}>
      <label htmlFor={id}>{t('form')}</label>
      <select id={id} className={styles.select} value={chosen.key.code} onChange={({ target }) => onChoose(target.value)}>
        {forms.map(({ key, content }) => (
          <option key={key.code} value={key.code}>
            {localizedName(namedPart(content, key.code), locale)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Submit({ document, schemaCode }: { readonly document: Document; readonly schemaCode: string }) {
  const t = useTexts(simulationTexts);
  const id = useId();
  const user = useUser();
  const simulation = useSimulation();
  const { initiator, setInitiator, startAt, setStartAt, played, isStale, touch, isPlaying, failure } = simulation;
  const { flow } = useWorkflowDesigner();
  const start = [...flow.content.activities.values()].find(({ kind }) => kind === 'start');
  const { form, client, filling, setFilling, opened } = useActivityForm(initiator, start, document);
  async function handleRun(): Promise<void> {
    if (!form) return;
    await form.settled();
    const at = startAt === '' ? undefined : new Date(startAt).toISOString();
    const submit = { initiatorId: initiator, formCode: document.key.code, ...(at !== undefined && { startAt: at }), patch: form.patch() };
    await simulation.play(submit, played && !isStale ? played.decisions : [], null);
  }
  return (
    <>
      <div className={own.line}>
        <span>{t('initiator')}</span>
        <PersonChoice value={initiator === user.id ? undefined : initiator} onChange={(person) => setInitiator(person ?? user.id)} />
      </div>
      <div className={own.line}>
        <label htmlFor={`${id}-at`}>{t('startAt')}</label>
        <input id={`${id}-at`} type="datetime-local" value={startAt} onChange={({ target }) => setStartAt(target.value)} />
      </div>
      <div className={own.line}>
        <FillingChoice
          client={client}
          personId={initiator}
          schemaCode={schemaCode}
          value={filling}
          onChange={(next) => (setFilling(next), touch())}
        />
      </div>
      <details className={own.form} open={!played}>
        <summary>{t('form')}</summary>
        <div onInput={touch} onChange={touch} onPaste={touch}>
          <ActivityForm form={form} client={client} opened={opened} />
        </div>
      </details>
      <Button type="primary" disabled={!form} loading={isPlaying} onClick={() => void handleRun()}>
        {t(played ? 'again' : 'run')}
      </Button>
      <span role="alert">{failure}</span>
      {played ? <SimulationSteps /> : null}
    </>
  );
}
