import type { CallOutput, formLoad } from '@inkstone/api';
import { controlModels, extensionModelsOf } from '@inkstone/controls/models';
import { createForm, type ControlModels, type Form, type FormServices } from '@inkstone/form-engine';
import { unitTypes, type FormValues, type Locale } from '@inkstone/schema';
import type { UserInfo } from '@inkstone/api';

export type LoadedForm = CallOutput<typeof formLoad>;

interface OpenOptions {
  readonly user: UserInfo;
  readonly locale: Locale;
  readonly timeZone: string;
  readonly services: FormServices;
  /** Models of extension controls. */
  readonly extensions: ControlModels;
}

/** Opens a loaded form on the form engine, the same one that the server runs on each write. */
export function openForm(loaded: LoadedForm, { user, locale, timeZone, services, extensions }: OpenOptions): Form {
  return createForm({
    definition: loaded.definition,
    controls: { ...extensionModelsOf(loaded.definition), ...extensions, ...controlModels },
    values: loaded.bizObject.values as FormValues,
    permission: loaded.permission,
    ownRows: loaded.bizObject.ownRows,
    stored: !loaded.bizObject.isNew,
    blankRows: loaded.bizObject.isNew,
    environment: {
      locale,
      timeZone,
      now: () => new Date(),
      services,
      user: { id: user.id, name: user.name, unitType: unitTypes.user },
      ...(user.departmentId
        ? { department: { id: user.departmentId, name: user.departmentName ?? '', unitType: unitTypes.department } }
        : {}),
    },
  });
}
