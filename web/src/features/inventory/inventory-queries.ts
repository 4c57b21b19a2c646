import type { InventoryImportFieldsFragment } from '#generated/graphql.ts';
import { graphql } from '#generated/index.ts';

graphql(`
  fragment InventoryImportFields on InventoryImport {
    id
    type
    fileName
    status
    encoding
    leftOut
    columns
    mapping
    targets {
      value
      label
      isNeeded
    }
    total
    done
    created
    updated
    same
    failed
    kept
    error
    canUndo
    createdBy
    createdAt
  }
`);

export const inventoryImportsQuery = graphql(`
  query InventoryImports($limit: Int) {
    inventoryImports(limit: $limit) {
      count
      rows {
        id
        type
        fileName
        status
        total
        failed
        createdBy
        createdAt
      }
    }
  }
`);

export const inventoryImportQuery = graphql(`
  query InventoryImportOf($id: ID!) {
    inventoryImport(id: $id) {
      ...InventoryImportFields
    }
  }
`);

export const inventoryRowsQuery = graphql(`
  query InventoryImportRows($id: ID!, $outcome: InventoryRowFilter, $offset: Int) {
    inventoryImportRows(id: $id, outcome: $outcome, offset: $offset) {
      count
      rows {
        row
        cells
        outcome
        column
        reason
        warnings
        entityId
      }
    }
  }
`);

export const mapImportMutation = graphql(`
  mutation MapInventoryImport($id: ID!, $mapping: [String]!) {
    mapInventoryImport(id: $id, mapping: $mapping) {
      ...InventoryImportFields
    }
  }
`);

export const applyImportMutation = graphql(`
  mutation ApplyInventoryImport($id: ID!) {
    applyInventoryImport(id: $id) {
      ...InventoryImportFields
    }
  }
`);

export const undoImportMutation = graphql(`
  mutation UndoInventoryImport($id: ID!) {
    undoInventoryImport(id: $id) {
      ...InventoryImportFields
    }
  }
`);

export const importSystemsQuery = graphql(`
  query ImportSystems {
    cmmsSystems {
      id
      displayName
    }
  }
`);

export type ImportDetail = InventoryImportFieldsFragment;
type Busy = 'READING' | 'CHECKING' | 'APPLYING' | 'UNDOING';
/** True while a phase of the import runs. */
export const isBusy = (status: ImportDetail['status']): status is Busy =>
  status === 'READING' || status === 'CHECKING' || status === 'APPLYING' || status === 'UNDOING';
