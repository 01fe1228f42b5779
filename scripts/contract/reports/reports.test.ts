import { describe, expect, it } from 'vitest';
import { toFinding } from '../../contract-checker/findings/finding';
import { junitReport } from '../../contract-checker/reports/junit-report';
import { exitCodeOf, type JudgedReport } from '../../contract-checker/reports/report';
import { gitHubAnnotations, sarifReport } from '../../contract-checker/reports/sarif-report';
import { textReport } from '../../contract-checker/reports/text-report';
import { htmlReport, jsonReport } from '../../contract-checker/reports/write-reports';
import { storeContract } from '../store-contract';

const finding = toFinding(storeContract, {
  rule: 'body',
  operationId: 'getCart',
  subject: '200 body.orderId',
  expected: 'must be <string>',
  received: 'another "value"',
  request: {
    method: 'GET',
    url: 'http://host.test/wcs/resources/store/10851/cart/@self',
    headers: { cookie: 'WC_USERACTIVITY_7=secret' },
  },
  keys: ['responses', '200'],
});

function report(changes: Partial<JudgedReport> = {}): JudgedReport {
  return {
    url: 'http://host.test',
    write: false,
    startedAt: '2026-06-15T12:00:00.000Z',
    seconds: 3.2,
    accepted: new Set(),
    createdRecords: { orders: ['7', '8'] },
    findings: [finding],
    operations: [
      { operationId: 'getCart', outcome: 'violates', findings: 1 },
      { operationId: 'getOrder', outcome: 'conforms', calls: 4 },
      { operationId: 'checkout', outcome: 'skipped', reason: 'needs --write' },
    ],
    ...changes,
  };
}

describe('reports', () => {
  it('as text: operations, findings with place and request, what is left behind, a summary', () => {
    const lines = textReport(report()).split('\n');
    expect(lines.slice(0, 5)).toEqual([
      'getCart   DOES NOT FIT: 1 finding',
      'getOrder  ok',
      'checkout  skipped: needs --write',
      '',
      'getCart/body/200-body.orderId',
    ]);
    expect(lines).toContain(`  contract: ${finding.place}`);
    expect(lines).toContain('  orders: 2 (7, 8)');
    expect(lines.at(-2)).toBe('1 fit, 1 do not fit, 0 not reachable, 1 skipped; 1 finding; 3 s');
  });

  it('as text: one cause of many places once, with the IDs of the others', () => {
    const places = ['getCart', 'getOrder', 'getPerson', 'logoff'] as const;
    const findings = places.map((operationId, index) =>
      toFinding(storeContract, {
        rule: 'method',
        operationId,
        subject: 'PATCH',
        expected: '405',
        received: `200 application/json, ${index} characters`,
        request: finding.request,
      }),
    );
    const text = textReport(report({ findings }));
    expect(text).toContain('method PATCH: 4 places\ngetCart/method/PATCH\n');
    expect(text).toContain('  also logoff/method/PATCH\n');
    expect(text.match(/curl --include /g)).toHaveLength(1);
  });

  it('say that the host was gone before the end', () => {
    const gone = 'http://host.test cannot be checked: nothing listens at host.test.';
    expect(textReport(report({ gone }))).toContain(`\nThe run ended early. ${gone}\n`);
    expect(htmlReport(report({ gone }))).toContain(`<p>The run ended early. ${gone}</p>`);
  });

  it('as text: IDs of the baseline that are not found', () => {
    const accepted = new Set([finding.id, 'getCart/body/gone']);
    expect(textReport(report({ accepted }))).toContain('did not find: getCart/body/gone\n');
  });

  it('as SARIF and as annotations: at the line of the contract', () => {
    const [file, line] = finding.place.split(':');
    const { runs } = JSON.parse(sarifReport(report()));
    expect(runs[0].results).toMatchObject([
      {
        ruleId: 'body',
        locations: [
          { physicalLocation: { artifactLocation: { uri: file }, region: { startLine: Number(line) } } },
        ],
      },
    ]);
    expect(gitHubAnnotations(report())).toBe(
      `::error file=${file},line=${line},title=getCart/body/200-body.orderId::expected: must be <string>%0Areceived: another "value"\n`,
    );
  });

  it('as SARIF: a folder with any name', () => {
    const findings = [{ ...finding, place: 'my API/café, v2.yaml:7' }];
    expect(sarifReport(report({ findings }))).toContain('"my%20API/caf%C3%A9%2C%20v2.yaml"');
    expect(gitHubAnnotations(report({ findings }))).toMatch(/^::error file=my API\/café%2C v2.yaml,line=7,/);
  });

  it('as JUnit: a test case for each operation, with the finding as its failure', () => {
    const xml = junitReport(report());
    expect(['testcase', 'failure', 'skipped'].map((name) => count(xml, name))).toEqual([3, 1, 1]);
    expect(xml).toContain('must be &lt;string&gt;');
  });

  it('as HTML and JSON, without secrets', () => {
    const texts = [htmlReport(report()), jsonReport(report()), textReport(report()), junitReport(report())];
    for (const text of texts) expect(text).not.toContain('secret');
    expect(texts[0]).toContain('must be &lt;string&gt;');
    expect(JSON.parse(texts[1] ?? '')).toMatchObject({ findings: [{ id: finding.id }] });
  });

  it('of watched traffic, which skips no operation', () => {
    const watched = textReport(report({ watched: { checked: 1, unchecked: { 'the client has gone': 2 } } }));
    expect(watched.split('\n').at(-2)).toBe(
      '1 fit, 1 do not fit, 0 not reachable, 1 not seen; 1 exchange checked, 2 not: the client has gone; 1 finding; 3 s',
    );
  });

  it('without the findings of the baseline', () => {
    const accepted = report({ accepted: new Set([finding.id]) });
    expect(textReport(accepted)).toContain('0 findings, 1 more in the baseline');
    expect(textReport(accepted)).not.toContain('expected:');
    expect(exitCodeOf(accepted)).toBe(0);
  });
});

describe('exit code', () => {
  it('is 1 with findings, 3 with operations that were not reachable, 0 otherwise', () => {
    expect(exitCodeOf(report())).toBe(1);
    expect(exitCodeOf(report({ findings: [] }))).toBe(0);
    const unreachable = { operationId: 'getCart' as const, outcome: 'unreachable' as const, reason: 'x' };
    expect(exitCodeOf(report({ findings: [], operations: [unreachable] }))).toBe(3);
    const { operations } = report();
    const blocked = { operationId: 'getCart' as const, outcome: 'blocked' as const, reason: 'x' };
    expect(exitCodeOf(report({ findings: [], operations: [...operations, blocked] }))).toBe(3);
    expect(exitCodeOf(report({ findings: [], maxSkipped: 1 }))).toBe(0);
    expect(exitCodeOf(report({ findings: [], maxSkipped: 0 }))).toBe(3);
  });

  it('is 3 when nothing was checked, and the reports say why', () => {
    const skipped = {
      operationId: 'getStore' as const,
      outcome: 'skipped' as const,
      reason: 'findStores: 404',
    };
    const nothing = report({ findings: [], operations: [skipped] });
    expect(exitCodeOf(nothing)).toBe(3);
    expect(textReport(nothing)).toContain('Nothing was checked: findStores: 404');
    expect(htmlReport(nothing)).toContain('Nothing was checked: findStores: 404');
    const absent = {
      operationId: 'getCart' as const,
      outcome: 'unreachable' as const,
      reason: 'ECONNREFUSED',
    };
    expect(textReport({ ...nothing, operations: [skipped, absent] })).toContain(
      'Nothing was checked: http://host.test cannot be reached: ECONNREFUSED',
    );
  });
});

/** How many elements of that name an XML text has. */
function count(xml: string, name: string): number {
  return xml.match(new RegExp(`<${name}[ >/]`, 'g'))?.length ?? 0;
}
