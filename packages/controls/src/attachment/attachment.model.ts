import { defineControl } from '@inkstone/form-engine';
import { limits } from '@inkstone/schema';
import { inputProps, selectProp, switchProp, unsetProp } from '../props/control-props.ts';
import { atMostEntries, wholeNumber } from '../option-rule/option-rule.ts';
import { filesBehaviour, presentFile, type FilesValue } from '../values/file-value.ts';
import { filesIssues } from '../upload-rule/check-upload.ts';
import { fileTypesProp, uploadProps } from '../upload/upload-props.ts';

/** Files of any kind. */
export const attachmentModel = defineControl<FilesValue>({
  ...filesBehaviour(presentFile),
  type: 'attachment',
  code: 9,
  props: {
    ...inputProps,
    ...uploadProps,
    fileTypes: fileTypesProp,
    displayTemplate: switchProp(true),
    templateFile: { ...unsetProp('files'), check: atMostEntries(limits.templateFilesMax) },
    limitNumber: selectProp('unlimited', ['unlimited', 'custom']),
    fileNumber: {
      default: 1,
      hint: 'number',
      check: wholeNumber({ max: limits.attachmentsMax }),
    },
  },
  validate: (value, { options }) => filesIssues('attachment', value ?? [], options),
  samples: [
    [
      { id: '01980000-0000-7000-8000-000000000301', name: '報價單.pdf', fileSize: 128_000 },
      { id: '01980000-0000-7000-8000-000000000302', name: '規格.docx', fileSize: 64_000 },
    ],
    null,
  ],
});
