import { customerScene } from './customer-scene.ts';
import type { TestPerson } from './test-api.ts';

export interface MadeEntity {
  id: string;
  version: number;
}

/** Starts an API for the tests of one file, with a customer and an Admin, and calls about places and assets. */
export function assetScene() {
  const scene = customerScene();
  return Object.assign(scene, {
    /** Creates an entity. @param given fields of `createEntity` besides class and name. */
    async create(
      entityClass: string,
      name: string,
      given: Record<string, unknown> = {},
      by: TestPerson = scene.ada,
    ): Promise<MadeEntity> {
      const { createEntity } = await scene.api.read<{ createEntity: MadeEntity }>(
        `mutation ($class: String!, $name: String!, $parentId: ID, $criticality: Int, $spaceTypeId: ID, $shop: String,
          $properties: [EntityPropertyInput!], $aliases: [String!]) {
          createEntity(class: $class, name: $name, parentId: $parentId, criticality: $criticality,
            spaceTypeId: $spaceTypeId, shop: $shop, properties: $properties, aliases: $aliases) { id version } }`,
        by,
        { class: entityClass, name, ...given },
      );
      return createEntity;
    },
    /** Reads some fields of an entity. */
    async entity<Fields>(id: string, fields: string): Promise<Fields> {
      const { entity } = await scene.api.read<{ entity: Fields }>(
        `query ($id: ID!) { entity(id: $id) { ${fields} } }`,
        scene.ada,
        { id },
      );
      return entity;
    },
    /** Sends a call that is refused. @returns the code and message of its error. */
    async refused(query: string, variables: Record<string, unknown> = {}, by: TestPerson = scene.ada) {
      const { errors } = await scene.api.gql(query, by, variables);
      return { code: errors?.[0]?.extensions.code, message: errors?.[0]?.message };
    },
  });
}
