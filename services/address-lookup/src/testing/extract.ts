const columns = {
  date_of_extract: '2026-11-20T00:00:00',
  organisation_number: 200_001,
  registered_charity_number: 200_001,
  linked_charity_number: 0,
  charity_name: 'QUARRY STREET HOSPICE',
  charity_type: 'Trust',
  charity_registration_status: 'Registered',
  date_of_registration: '1962-09-22T00:00:00',
  date_of_removal: null,
  charity_reporting_status: 'Submission Received',
  latest_acc_fin_period_start_date: null,
  latest_acc_fin_period_end_date: null,
  latest_income: null,
  latest_expenditure: null,
  charity_contact_address1: null,
  charity_contact_address2: null,
  charity_contact_address3: null,
  charity_contact_address4: null,
  charity_contact_address5: null,
  charity_contact_postcode: null,
  charity_contact_phone: null,
  charity_contact_email: null,
  charity_contact_web: null,
  charity_company_registration_number: null,
  charity_insolvent: false,
  charity_in_administration: false,
  charity_previously_excepted: false,
  charity_is_cdf_or_cif: null,
  charity_is_cio: false,
  cio_is_dissolved: false,
  date_cio_dissolution_notice: null,
  charity_activities: null,
  charity_gift_aid: true,
  charity_has_land: null,
};

/** One record of the Commission’s public extract, with all of its columns. */
export const extractRow = (parts: Partial<Record<keyof typeof columns, unknown>>) => ({ ...columns, ...parts });

const escaped = (value: unknown) =>
  String(value ?? '')
    .replace(/[\\\t]/g, '\\$&')
    .replace(/\n/g, ' ');

/** The same records as the tab-separated form of the extract. */
export function extractText(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const names = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => names.map((name) => escaped(row[name])).join('\t'));
  return [`\uFEFF${names.join('\t')}`, ...lines, ''].join('\r\n');
}
