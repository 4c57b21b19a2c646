import { graphql } from '#generated/index.ts';

export const holidaysQuery = graphql(`
  query Holidays {
    holidays {
      id
      date
      name
      isYearly
    }
  }
`);

export const createHolidayMutation = graphql(`
  mutation CreateHoliday($input: HolidayInput!) {
    createHoliday(input: $input) {
      id
    }
  }
`);

export const deleteHolidayMutation = graphql(`
  mutation DeleteHoliday($id: ID!) {
    deleteHoliday(id: $id) {
      id
    }
  }
`);
