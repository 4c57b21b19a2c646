import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.Properties;
import java.util.StringJoiner;

/**
 * Asks a server through the JDBC driver: Query.java ADDRESS USER STATEMENT..., the password in READER_SECRET. Prints a line of
 * names and one a row, split by tabs, or why a statement was refused; an empty line ends each.
 */
class Query {
  public static void main(String[] given) throws SQLException {
    Properties who = new Properties();
    who.setProperty("user", given[1]);
    who.setProperty("password", System.getenv("READER_SECRET"));
    try (Connection connection = DriverManager.getConnection(given[0], who)) {
      for (String statement : Arrays.asList(given).subList(2, given.length)) {
        try (Statement asked = connection.createStatement(); ResultSet rows = asked.executeQuery(statement)) {
          print(rows);
        } catch (SQLException error) {
          System.out.println("refused: " + error.getMessage().replaceAll("\\s+", " "));
        }
        System.out.println();
      }
    }
  }

  private static void print(ResultSet rows) throws SQLException {
    int columns = rows.getMetaData().getColumnCount();
    StringJoiner names = new StringJoiner("\t");
    for (int at = 1; at <= columns; at += 1) names.add(rows.getMetaData().getColumnLabel(at));
    System.out.println(names);
    while (rows.next()) {
      StringJoiner values = new StringJoiner("\t");
      for (int at = 1; at <= columns; at += 1) values.add(rows.getString(at));
      System.out.println(values);
    }
  }
}
