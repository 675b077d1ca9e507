import { useEffect, useMemo, useRef } from 'react';
import { controlModels } from '@inkstone/controls/models';
import { FormRenderer } from '@inkstone/controls/renderer';
import { createForm } from '@inkstone/form-engine';
import { fullPermission, pageLimits, readPermission, type FormDefinition } from '@inkstone/schema';
import { useOrganizationTimeZone } from '../../platform/config/use-public-config.ts';
import { useLocale } from '../../platform/i18n/use-texts.ts';
import { FormServices } from '../../runtime/ui-services/FormServices.tsx';

interface RichTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isFixed: boolean;
  readonly onCommit: (html: string) => void;
}

/** Rich text, edited as in the control of that kind; saved when one leaves it. */
export function RichTextField({ label, value, isFixed, onCommit }: RichTextFieldProps) {
  const locale = useLocale();
  const timeZone = useOrganizationTimeZone();
  const committed = useRef(value);
  const form = useMemo(
    () =>
      createForm({
        definition: definitionOf(label),
        controls: controlModels,
        permission: isFixed ? readPermission : fullPermission,
        environment: { locale, timeZone, now: currentTime },
      }),
    [label, isFixed, locale, timeZone],
  );
  useEffect(() => {
    committed.current = value;
    if (form.values()['html'] !== value) form.set('html', value);
  }, [form, value]);
  const commit = () => {
    const written = form.field('html').value.peek();
    const html = typeof written === 'string' ? written : '';
    if (html === committed.current) return;
    committed.current = html;
    onCommit(html);
  };
  return (
    <div
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) commit();
      }}
    >
      <FormServices>
        <FormRenderer form={form} locale={locale} narrow />
      </FormServices>
    </div>
  );
}

const currentTime = (): Date => new Date();

function definitionOf(name: string): FormDefinition {
  const options = { name, labelVisible: false, textAreaType: 'Editor', currentMaxLength: pageLimits.htmlLength };
  return {
    code: 'text',
    name,
    schemaCode: 'text',
    controls: [{ key: 'html', type: 'textarea', options }],
    layout: [{ columns: [{ control: 'html' }] }],
  };
}
