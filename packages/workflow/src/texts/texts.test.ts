import { expect, test } from 'vitest';
import { workflowIssueTexts } from './workflow-issue-text.ts';
import { refusalTexts } from './refusal-text.ts';

test.each([...Object.entries(workflowIssueTexts), ...Object.entries(refusalTexts)])(
  '%s has texts in both languages with the same parameters',
  (_, text) => {
    const params = (words: string): string[] => [...words.matchAll(/\{\w+\}/g)].map((match) => match[0]).sort();

    expect(text.zh).toMatch(/[\u4e00-\u9fff]/);
    expect(text.en).not.toMatch(/[\u4e00-\u9fff]/);
    expect(params(text.en)).toEqual(params(text.zh));
  },
);
