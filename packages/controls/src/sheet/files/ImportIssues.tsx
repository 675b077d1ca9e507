import type { ImportIssue, ImportReport } from '@inkstone/form-engine';
import { fillText, joinNames } from '@inkstone/schema';
import { Alert } from 'antd';
import { issueText } from '../../issues/issue-text.ts';
import styles from './import.module.css';
import { fileRows } from './sheet-file.ts';
import { fileText } from './sheet-file.locale.ts';
import type { SheetTable } from '../sheet-table.ts';
import type { FileCell } from './workbook.ts';

interface ImportIssuesProps {
  readonly table: SheetTable;
  readonly report: ImportReport;
  readonly cells: readonly (readonly FileCell[])[];
  readonly mapping: readonly (string | null)[];
}

const issuesShown = 100;

/** The preview of the import, with all issues by cell. */
export function ImportIssues({ table, report, cells, mapping }: ImportIssuesProps) {
  const { sheet, locale } = table;
  const { issues, leftOut, added, updated, removed } = report;
  const { lines } = fileRows(table, cells, mapping);
  const name = (key: string) => sheet.columns.find((column) => column.key === key)?.label(locale) ?? key;
  return (
    <div className={styles.report} role="status">
      <Alert
        type={report.result === 'success' ? 'success' : report.result === 'partialSuccess' ? 'warning' : 'error'}
        showIcon
        title={
          issues.length === 0
            ? fillText(fileText.outcome[locale], { added, updated, removed })
            : `${fillText(fileText.issues[locale], { count: issues.length })} · ${fillText(fileText.outcome[locale], { added, updated, removed })}`
        }
      />
      {leftOut.length > 0 ? <p>{fillText(fileText.leftOut[locale], { names: joinNames(leftOut.map(name), locale) })}</p> : null}
      {issues.length > 0 ? (
        <table className={styles.issues}>
          <thead>
            <tr>
              <th scope="col">{fileText.line[locale]}</th>
              <th scope="col">{fileText.column[locale]}</th>
              <th scope="col">{fileText.issue[locale]}</th>
            </tr>
          </thead>
          <tbody>
            {issues.slice(0, issuesShown).map((issue, index) => (
              <tr key={index}>
                <td>{issue.row === null ? '' : lines[issue.row - 1]}</td>
                <td>{issue.column === null ? '' : name(issue.column)}</td>
                <td>{textOf(table, issue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      {issues.length > issuesShown ? <p>{fillText(fileText.moreIssues[locale], { count: issues.length - issuesShown })}</p> : null}
    </div>
  );
}

function textOf({ sheet, locale }: SheetTable, { code, params, column }: ImportIssue): string {
  const label = sheet.columns.find(({ key }) => key === column)?.label(locale) ?? sheet.field.label(locale);
  return issueText({ code, path: sheet.code, ...(params && { params }) }, locale, label);
}
