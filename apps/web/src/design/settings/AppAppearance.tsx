import { Radio } from 'antd';
import { useId } from 'react';
import { documentId, type Json } from '@inkstone/design';
import { localizedName } from '@inkstone/schema';
import fieldStyles from '../../platform/fields/fields.module.css';
import { useLocale, useTexts } from '../../platform/i18n/use-texts.ts';
import { AppIcon } from '../../runtime/app/icon/AppIcon.tsx';
import { appColors, appIcons } from '../../runtime/app/icon/app-icons.ts';
import { nameOf } from '../working-copy/name-of.ts';
import { useEdit } from '../working-copy/use-edit.ts';
import { useDocuments } from '../working-copy/use-working-copy.ts';
import { appSettingsTexts } from './settings.locale.ts';
import styles from './settings.module.css';

const none = '';

/** The icon and the colour of the application. */
export function AppAppearance({ appCode }: { readonly appCode: string }) {
  const t = useTexts(appSettingsTexts);
  const locale = useLocale();
  const id = useId();
  const { documents, rights } = useDocuments();
  const { set } = useEdit();
  const app = { kind: 'app', code: appCode } as const;
  const content = documents.get(documentId(app))?.content ?? {};
  const name = localizedName(nameOf(documents, app), locale);
  const [icon, color] = [textIn(content['icon']), textIn(content['color'])];
  const change = (property: 'icon' | 'color', value: string) => set(app, [property], value === none ? undefined : value, content[property]);
  return (
    <>
      <span id={`${id}-color`} className={fieldStyles.label}>
        {t('color')}
      </span>
      <Radio.Group
        className={styles.swatches!}
        aria-labelledby={`${id}-color`}
        disabled={!rights.design}
        value={color}
        onChange={({ target }) => change('color', String(target.value))}
      >
        {[none, ...appColors].map((each) => (
          <Radio key={each} value={each} aria-label={each === none ? t('noColor') : t(`color-${each as (typeof appColors)[number]}`)}>
            <AppIcon name={name} icon={icon} color={each === none ? null : each} />
          </Radio>
        ))}
      </Radio.Group>
      <span id={`${id}-icon`} className={fieldStyles.label}>
        {t('icon')}
      </span>
      <Radio.Group
        className={styles.swatches!}
        aria-labelledby={`${id}-icon`}
        disabled={!rights.design}
        value={appIcons.includes(icon) ? icon : none}
        onChange={({ target }) => change('icon', String(target.value))}
      >
        {[none, ...appIcons].map((each) => (
          <Radio key={each} value={each} aria-label={each === none ? t('noIcon') : each}>
            <AppIcon name={name} icon={each} color={color === none ? null : color} />
          </Radio>
        ))}
      </Radio.Group>
    </>
  );
}

const textIn = (value: Json | undefined): string => (typeof value === 'string' ? value : none);
