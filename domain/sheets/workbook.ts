/** Parts of a workbook besides its sheets, by their paths; `sheets` is their number. */
export const workbookParts = (sheets: number): Array<[path: string, xml: string]> => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1);
  const each = (write: (number: number) => string): string => numbers.map(write).join('');
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${main}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${main}.styles+xml"/>${each((number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${main}.worksheet+xml"/>`)}</Types>`,
    ],
    ['_rels/.rels', relationships(`<Relationship Id="rId1" Type="${kinds}/officeDocument" Target="xl/workbook.xml"/>`)],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${sheetml}" xmlns:r="${kinds}"><sheets>${each((number) => `<sheet name="Rows${number === 1 ? '' : ` ${number}`}" sheetId="${number}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      relationships(
        `${each(
          (number) =>
            `<Relationship Id="rId${number}" Type="${kinds}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
        )}<Relationship Id="rId${sheets + 1}" Type="${kinds}/styles" Target="styles.xml"/>`,
      ),
    ],
    // cell formats: plain, time, heading
    [
      'xl/styles.xml',
      `<styleSheet xmlns="${sheetml}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
    ],
  ].map(([path, xml]) => [path as string, `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`]);
};

const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const sheetml = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relationships = (inner: string): string =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner}</Relationships>`;
