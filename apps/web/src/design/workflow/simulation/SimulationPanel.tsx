import { Button } from 'antd';
import { useId, useState, type KeyboardEvent } from 'react';
import type { Document } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import { useTimeZone } from '../../../platform/config/use-public-config.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { ActivityForm } from '../form/ActivityForm.tsx';
import { FillingChoice } from '../../form/preview/FillingChoice.tsx';
import { useUnitNames } from '../../formula/units/use-unit-names.ts';
import { PersonChoice } from '../../preview/PersonChoice.tsx';
import { useUser } from '../../../platform/session/use-session.ts';
import { namedPart } from '../../working-copy/name-of.ts';
import { useSchemaCode } from '../panel/use-schema-code.ts';
import { SimulationSteps } from './SimulationSteps.tsx';
import { simulationTexts } from './simulation.locale.ts';
import { instantAt, useSimulation } from './use-simulation.ts';
import { useActivityForm, useFormsOf } from '../form/use-activity-form.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import styles from '../../form/panel/panel.module.css';
import own from './simulation.module.css';

/** Beside the drawing: who starts it with which form, then each step with who gets it, why, and what they decide. */
export function SimulationPanel() {
  const t = useTexts(simulationTexts);
  const schemaCode = useSchemaCode();
  const forms = useFormsOf(schemaCode);
  const [chosen, setChosen] = useState(useSimulation().continued?.formCode ?? null);
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
  const { continued, setInitiator, startAt, setStartAt, played, touch, isPlaying, failure } = simulation;
  // A scenario may name its initiator by account.
  const named = useUnitNames(continued ? [continued.initiator] : []).get(simulation.initiator);
  const initiator = named?.id ?? simulation.initiator;
  const timeZone = useTimeZone();
  // Folded where it would stand above the steps; somebody who runs it by a key is in it.
  const [isFolded, setFolded] = useState(false);
  const { flow } = useWorkflowDesigner();
  const start = [...flow.content.activities.values()].find(({ kind }) => kind === 'start');
  const { form, client, filling, setFilling, opened } = useActivityForm(initiator, start, document, continued?.patch);
  async function handleRun(): Promise<void> {
    if (!form) return;
    await form.settled();
    const begin = startAt === '' ? {} : { startAt: instantAt(startAt, timeZone) };
    const submit = { initiatorId: initiator, formCode: document.key.code, ...begin, patch: form.patch() };
    await simulation.play(submit, (played ?? continued)?.decisions ?? [], null);
  }
  const runByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void handleRun();
  };
  return (
    <div className={own.submit} onKeyDown={runByKey}>
      <div className={own.line}>
        <span>{t('initiator')}</span>
        <PersonChoice
          label={t('initiator')}
          value={initiator === user.id ? undefined : initiator}
          known={named}
          onChange={(person) => setInitiator(person ?? user.id)}
        />
      </div>
      <div className={own.line}>
        <FillingChoice
          client={client}
          personId={initiator}
          schemaCode={schemaCode}
          value={filling}
          emptyLabel={continued?.name}
          onChange={(next) => (setFilling(next), touch())}
        />
      </div>
      <details className={own.form} open={!isFolded} onToggle={(event) => setFolded(!event.currentTarget.open)}>
        <summary>{t('form')}</summary>
        <div onInput={touch} onChange={touch} onPaste={touch}>
          <ActivityForm form={form} client={client} opened={opened} />
        </div>
      </details>
      <div className={own.line}>
        <label htmlFor={`${id}-at`}>{t('startAt')}</label>
        <input id={`${id}-at`} type="datetime-local" value={startAt} onChange={({ target }) => setStartAt(target.value)} />
      </div>
      <Button
        type="primary"
        title="Ctrl+Enter"
        aria-keyshortcuts="Control+Enter"
        disabled={!form}
        loading={isPlaying}
        onClick={() => (setFolded(true), void handleRun())}
      >
        {t(played ? 'again' : 'run')}
      </Button>
      <span role="alert">{failure}</span>
      {played ? <SimulationSteps /> : null}
    </div>
  );
}
