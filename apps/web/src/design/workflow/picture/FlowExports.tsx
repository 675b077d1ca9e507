import { Button, Dropdown } from 'antd';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { documentId } from '@inkstone/design';
import { joinNames, localizedName, quoted, type Locale } from '@inkstone/schema';
import { saveFile } from '../../../platform/api/save-file.ui.ts';
import { useLocale, useTexts } from '../../../platform/i18n/use-texts.ts';
import { namedPart } from '../../working-copy/name-of.ts';
import { useWorkingCopyValue } from '../../working-copy/use-working-copy.ts';
import { useWorkflowDesigner } from '../use-workflow-designer.ts';
import { pictureTexts } from './picture.locale.ts';

type Saved = 'zh' | 'en' | 'bpmn';

/** Saves the workflow as it is designed: as a picture in either language, or as BPMN 2.0 with names in the person's language. */
export function FlowExports() {
  const t = useTexts(pictureTexts);
  const locale = useLocale();
  const [malformed, setMalformed] = useState<readonly string[]>([]);
  const { flow, names, nameOf } = useWorkflowDesigner();
  const { code } = flow.key;
  const content = useWorkingCopyValue(({ replica }) => replica.documents.get(documentId(flow.key))?.content);
  const nameIn = (language: Locale) => localizedName(namedPart(content, code), language);
  const savePicture = async (language: Locale) => {
    const { flowAsSvg } = await import('./flow-svg.ts');
    saveFile(new Blob([flowAsSvg(flow.content, names, language, nameIn(language))], { type: 'image/svg+xml' }), `${code}-${language}.svg`);
  };
  const saveBpmn = async () => {
    const { exportBpmn } = await import('./export-bpmn.ts');
    const exported = await exportBpmn({ code, name: nameIn(locale), content: flow.content, names, locale });
    if (exported.kind === 'exported') saveFile(new Blob([exported.xml], { type: 'application/xml' }), `${code}.bpmn`);
    setMalformed(exported.kind === 'malformed' ? exported.activities : []);
  };
  const save = { zh: () => savePicture('zh'), en: () => savePicture('en'), bpmn: saveBpmn };
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  const onSave = useCallback((what: Saved) => void latest.current[what](), []);
  return (
    <>
      {malformed.length > 0 ? (
        <span role="alert" className="ink-small">
          {t('malformed', {
            names: joinNames(
              malformed.map((code) => quoted(nameOf(code), locale)),
              locale,
            ),
          })}
        </span>
      ) : null}
      <ExportMenu onSave={onSave} />
    </>
  );
}

/** An edit does not render it. */
const ExportMenu = memo(function ExportMenu({ onSave }: { readonly onSave: (what: Saved) => void }) {
  const t = useTexts(pictureTexts);
  const items = [
    { key: 'zh', label: t('pictureZh'), onClick: () => onSave('zh') },
    { key: 'en', label: t('pictureEn'), onClick: () => onSave('en') },
    { key: 'bpmn', label: t('bpmn'), onClick: () => onSave('bpmn') },
  ];
  return (
    <Dropdown menu={{ items }} trigger={['click']}>
      <Button size="small">{t('export')}</Button>
    </Dropdown>
  );
});
