import type { ComponentType } from 'react';
import type { Json, JsonObject } from '@inkstone/design';
import type { LocalizedText } from '@inkstone/schema';

export const settingGroups = ['people', 'voting', 'finishing', 'returning', 'time', 'work', 'opinion', 'rights', 'flow'] as const;
type SettingGroup = (typeof settingGroups)[number];

/** What the editor of a setting is given. */
export interface SettingEditorProps {
  readonly id: string;
  /** The name of the setting in the person's language. */
  readonly label: string;
  /** What the draft says, or the default. */
  readonly value: Json | undefined;
  readonly isFixed: boolean;
  /** Undefined: the default applies again. */
  readonly onChange: (value: Json | undefined) => void;
  /** The activity or route with its defaults. */
  readonly part: JsonObject;
  readonly setting: Setting;
}

/** A setting of an activity, a route or a workflow as the panel shows it. */
export interface Setting {
  readonly property: string;
  readonly label: LocalizedText;
  readonly help?: LocalizedText;
  readonly group: SettingGroup;
  readonly editor: ComponentType<SettingEditorProps>;
  /** What applies if the definition says nothing; unset: nothing, or the setting is always there. */
  readonly default?: Json;
  /** The values of a choice, in the order in which they are offered. */
  readonly choices?: readonly Choice[];
  /** Whether the other settings let it apply; unset: always. */
  readonly applies?: (part: JsonObject) => boolean;
  /** Settings that mean nothing any more when it is set. */
  readonly resets?: (value: Json | undefined) => readonly string[];
}

export interface Choice {
  readonly value: string;
  readonly label: LocalizedText;
}
