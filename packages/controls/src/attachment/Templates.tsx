import type { ControlOptions, FileReference, Locale } from '@inkstone/schema';
import { switchOption } from '../options/declared-option.ts';
import { readFile } from '../values/file-value.ts';
import { uploadText } from '../upload/upload.locale.ts';
import styles from '../upload/upload.module.css';

const most = 10;

/** The templates that a control offers for download (designer specification, section 5: at most ten). */
function templatesOf(options: ControlOptions): readonly FileReference[] {
  const listed = options['templateFile'];
  if (!switchOption(options, 'displayTemplate') || !Array.isArray(listed)) return [];
  return listed.flatMap((each) => readFile(each) ?? []).slice(0, most);
}

interface TemplatesProps {
  readonly options: ControlOptions;
  readonly locale: Locale;
  readonly onDownload: ((file: FileReference) => void) | null;
}

export function Templates({ options, locale, onDownload }: TemplatesProps) {
  const templates = templatesOf(options);
  if (!onDownload || templates.length === 0) return null;
  return (
    <div className={styles.templates}>
      <span className={styles.note}>{uploadText.template[locale]}</span>
      {templates.map((template) => (
        <button key={template.id} type="button" className={styles.link} onClick={() => onDownload(template)}>
          {template.name}
        </button>
      ))}
    </div>
  );
}
