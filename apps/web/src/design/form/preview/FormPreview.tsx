import { Button, Segmented } from 'antd';
import { useMemo, useState } from 'react';
import { controlModels, extensionModelsOf } from '@inkstone/controls/models';
import { FormRenderer } from '@inkstone/controls/renderer';
import {
  createForm,
  type Form,
  type FormServices as EngineServices,
  type ServiceRequest,
  type ServiceResponse,
} from '@inkstone/form-engine';
import { documentId, type JsonObject } from '@inkstone/design';
import { fullPermission, unitTypes, type FormDefinition, type Locale } from '@inkstone/schema';
import type { UserInfo } from '@inkstone/api';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { useOrganizationTimeZone } from '../../../platform/config/use-public-config.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { FormServices } from '../../../runtime/ui-services/FormServices.tsx';
import { textOf } from '../../working-copy/text-of.ts';
import { useWorkingCopyState } from '../../working-copy/use-working-copy.ts';
import type { FormContent } from '../form-content.ts';
import { useFormDesigner } from '../use-form-designer.ts';
import { previewTexts } from './preview.locale.ts';
import styles from './preview.module.css';

/** The form as the engine and the renderer show it, filled in by the person who designs it; nothing of it is stored. */
export function FormPreview() {
  const t = useTexts(previewTexts);
  const { content, form: key } = useFormDesigner();
  const { replica } = useWorkingCopyState();
  const { user } = useSession();
  const timeZone = useOrganizationTimeZone();
  const own = useLocale();
  const [locale, setLocale] = useState<Locale>(own);
  const [screen, setScreen] = useState<'desktop' | 'phone'>('desktop');
  const [opening, setOpening] = useState(0);
  const source = replica.documents.get(documentId(key))?.content;
  const form = useMemo(
    () => (user && source ? openPreview(definitionOf(content, source), { user, locale, timeZone }) : null),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- opened again on demand
    [content, source, user, locale, timeZone, opening],
  );
  return (
    <section className={styles.preview} aria-label={t('preview')}>
      <header className={styles.bar}>
        <Segmented
          size="small"
          aria-label={t('screen')}
          value={screen}
          options={[
            { value: 'desktop', label: t('desktop') },
            { value: 'phone', label: t('phone') },
          ]}
          onChange={setScreen}
        />
        <Segmented
          size="small"
          aria-label={t('language')}
          value={locale}
          options={[
            { value: 'zh', label: t('chinese') },
            { value: 'en', label: t('english') },
          ]}
          onChange={setLocale}
        />
        <Button size="small" onClick={() => form?.validate({ full: true })}>
          {t('check')}
        </Button>
        <Button size="small" onClick={() => setOpening(opening + 1)}>
          {t('empty')}
        </Button>
      </header>
      <p className={styles.note}>{t('note')}</p>
      {form ? (
        <div className={screen === 'phone' ? styles.phone : styles.desktop}>
          <FormServices>
            <FormRenderer form={form} locale={locale} narrow={screen === 'phone'} />
          </FormServices>
        </div>
      ) : (
        <p role="alert" className={styles.note}>
          {t('cannotOpen')}
        </p>
      )}
    </section>
  );
}

function definitionOf({ controls, rows }: FormContent, source: JsonObject): FormDefinition {
  return {
    code: textOf(source['code']),
    name: textOf(source['name']),
    schemaCode: textOf(source['schemaCode']),
    controls: [...controls.values()],
    layout: [...rows],
  };
}

interface Opening {
  readonly user: UserInfo;
  readonly locale: Locale;
  readonly timeZone: string;
}

/** Null if the draft cannot be opened; the problems of the working copy say why. */
function openPreview(definition: FormDefinition, { user, locale, timeZone }: Opening): Form | null {
  try {
    return createForm({
      definition,
      controls: { ...extensionModelsOf(definition), ...controlModels },
      permission: fullPermission,
      blankRows: true,
      environment: {
        locale,
        timeZone,
        now: () => new Date(),
        services: withoutQueries,
        user: { id: user.id, name: user.name, unitType: unitTypes.user },
        ...(user.departmentId && {
          department: { id: user.departmentId, name: user.departmentName ?? '', unitType: unitTypes.department },
        }),
      },
    });
  } catch {
    return null;
  }
}

/** Queries and rules of a form run on the server against what is published; a preview finds nothing with them. */
const withoutQueries: EngineServices = { send: async (requests) => requests.map(nothingFound) };

function nothingFound({ kind }: ServiceRequest): ServiceResponse {
  if (kind === 'choices') return { ok: true, data: { choices: [], next: null } };
  return kind === 'chosen' ? { ok: true, data: [] } : { ok: true, data: null };
}
