import { graphql } from '#generated/index.ts';

graphql(`
  fragment ReportExportFields on ReportExport {
    id
    exportType
    format
    list
    input
    status
    rowCount
    fileSize
    error
    fileName
    createdAt
    asOf
    completedAt
    expiresAt
  }
`);

export const reportExportsQuery = graphql(`
  query ReportExports($limit: Int!) {
    reportExports(limit: $limit) {
      count
      rows {
        ...ReportExportFields
      }
    }
  }
`);

export const reportUrlQuery = graphql(`
  query ReportUrl($exportId: ID!) {
    reportUrl(exportId: $exportId)
  }
`);

export const requestExportMutation = graphql(`
  mutation RequestExport($input: RequestExportInput!) {
    requestExport(input: $input) {
      count
      export {
        ...ReportExportFields
      }
    }
  }
`);
