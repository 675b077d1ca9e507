import { localizedName, type FormDefinition, type Locale } from '@inkstone/schema';
import type { Executor } from '../../../platform/db/database.ts';
import { loadForm } from '../../apps/catalog.ts';

/** An instance is called by its form and whoever began it, in the words the form had then. */
const separator = ' · ';

/** The names of forms in every language, for instances that are called by them. */
export class FormNames {
  readonly #forms: ReadonlyMap<string, FormDefinition>;

  private constructor(forms: ReadonlyMap<string, FormDefinition>) {
    this.#forms = forms;
  }

  static async of(executor: Executor, instances: readonly { readonly schema_code: string }[]): Promise<FormNames> {
    const forms = new Map<string, FormDefinition>();
    for (const code of new Set(instances.map(({ schema_code }) => schema_code)))
      forms.set(code, (await loadForm(executor, code)).definition);
    return new FormNames(forms);
  }

  /** What an instance is called, with its form's name in a language; one that was called otherwise stays as it is. */
  inLocale(name: string, schemaCode: string, locale: Locale): string {
    const form = this.#forms.get(schemaCode);
    const prefix = form && `${form.name}${separator}`;
    return prefix && name.startsWith(prefix) ? `${localizedName(form, locale)}${separator}${name.slice(prefix.length)}` : name;
  }
}
