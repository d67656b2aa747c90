import java.io.*;
import java.lang.management.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.util.*;
import org.apache.lucene.analysis.*;
import org.apache.lucene.analysis.tokenattributes.*;
import org.apache.lucene.document.*;
import org.apache.lucene.index.*;
import org.apache.lucene.search.*;
import org.apache.lucene.search.spans.*;
import org.apache.lucene.store.*;
import org.apache.lucene.util.Version;

/**
 * The same texts and questions as the engine's, asked of Lucene: overlapping pairs at their positions, and a field of single
 * characters. Arguments: a directory with `texts` (separated by NUL) and `questions` (name, what is asked, words, by tabs).
 * Prints for each name the medians of processor milliseconds of a search that fetches the best twenty, and of a count, and all hits.
 */
public class Lucene {
  static final String SENTENCE = "。", PARAGRAPH = "¶";
  static final int ROUNDS = 5;

  /** Pairs that a line break does not part, and what ends sentences and paragraphs as terms of their own. */
  static final class Units extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute step = addAttribute(PositionIncrementAttribute.class);
    private final String text;
    private final boolean single;
    private final Deque<String> here = new ArrayDeque<>();
    private int at = 0;

    Units(String text, boolean single) {
      this.text = text;
      this.single = single;
    }

    @Override
    public boolean incrementToken() {
      clearAttributes();
      int moved = 0;
      while (here.isEmpty()) {
        if (at >= text.length()) return false;
        char sign = text.charAt(at);
        boolean breaks = sign == '\n';
        if (single) {
          if (!breaks) here.add(String.valueOf(sign));
        } else {
          if (breaks || "。！？；".indexOf(sign) >= 0) here.add(SENTENCE);
          if (breaks) here.add(PARAGRAPH);
          else if (at + 1 < text.length() && text.charAt(at + 1) != '\n') here.add(text.substring(at, at + 2));
        }
        at++;
        moved++;
      }
      step.setPositionIncrement(moved);
      term.append(here.remove());
      return true;
    }
  }

  static Query word(String word) {
    if (word.length() == 1) return new TermQuery(new Term("characters", word));
    if (word.length() == 2) return new TermQuery(new Term("pairs", word));
    PhraseQuery phrase = new PhraseQuery();
    int last = word.length() - 2;
    for (int at = 0; ; at = Math.min(at + 2, last)) {
      phrase.add(new Term("pairs", word.substring(at, at + 2)), at);
      if (at == last) return phrase;
    }
  }

  static SpanQuery span(String word) {
    List<SpanQuery> pairs = new ArrayList<>();
    for (int at = 0; at + 2 <= word.length(); at++) {
      pairs.add(new SpanTermQuery(new Term("pairs", word.substring(at, at + 2))));
    }
    return pairs.size() == 1 ? pairs.get(0) : new SpanNearQuery(pairs.toArray(new SpanQuery[0]), 0, true);
  }

  static Query query(String kind, String[] words) {
    if (kind.equals("all")) {
      if (words.length == 1) return word(words[0]);
      BooleanQuery all = new BooleanQuery();
      for (String one : words) all.add(word(one), BooleanClause.Occur.MUST);
      return all;
    }
    SpanQuery[] spans = new SpanQuery[words.length];
    for (int at = 0; at < words.length; at++) spans[at] = span(words[at]);
    if (kind.startsWith("gap")) {
      return new SpanNearQuery(spans, Integer.parseInt(kind.substring(3)) + 1, false);
    }
    SpanQuery anywhere = new SpanNearQuery(spans, Integer.MAX_VALUE / 2, false);
    String end = kind.equals("sentence") ? SENTENCE : PARAGRAPH;
    return new SpanNotQuery(anywhere, new SpanTermQuery(new Term("pairs", end)));
  }

  static void index(org.apache.lucene.store.Directory store, String texts) throws IOException {
    IndexWriter writer = new IndexWriter(store, new IndexWriterConfig(Version.LATEST, null));
    FieldType counted = new FieldType();
    counted.setIndexed(true);
    counted.setIndexOptions(FieldInfo.IndexOptions.DOCS_AND_FREQS);
    counted.freeze();
    for (String text : texts.split("\0")) {
      Document document = new Document();
      document.add(new TextField("pairs", new Units(text, false)));
      Field characters = new Field("characters", new Units(text, true), counted);
      document.add(characters);
      document.add(new StoredField("text", text));
      writer.addDocument(document);
    }
    writer.forceMerge(1);
    writer.close();
  }

  static double median(List<Long> nanoseconds) {
    Collections.sort(nanoseconds);
    return nanoseconds.get(nanoseconds.size() / 2) / 1e6;
  }

  public static void main(String[] arguments) throws IOException {
    Path own = Paths.get(arguments[0]);
    org.apache.lucene.store.Directory store = new MMapDirectory(own.resolve("lucene").toFile());
    index(store, new String(Files.readAllBytes(own.resolve("texts")), StandardCharsets.UTF_8));
    IndexSearcher searcher = new IndexSearcher(DirectoryReader.open(store));
    ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    Map<String, List<Query>> questions = new LinkedHashMap<>();
    for (String line : Files.readAllLines(own.resolve("questions"), StandardCharsets.UTF_8)) {
      String[] cells = line.split("\t");
      Query asked = query(cells[1], Arrays.copyOfRange(cells, 2, cells.length));
      questions.computeIfAbsent(cells[0], name -> new ArrayList<>()).add(asked);
    }
    // Compiled code is what counts: of several rounds the last.
    for (int round = 1; round <= ROUNDS; round++) {
      for (Map.Entry<String, List<Query>> row : questions.entrySet()) {
        List<Long> searches = new ArrayList<>(), counts = new ArrayList<>();
        long hits = 0;
        for (Query query : row.getValue()) {
          long start = clock.getCurrentThreadCpuTime();
          TopDocs best = searcher.search(query, 20);
          for (ScoreDoc one : best.scoreDocs) searcher.doc(one.doc);
          hits += best.totalHits;
          long middle = clock.getCurrentThreadCpuTime();
          searcher.search(query, new TotalHitCountCollector());
          counts.add(clock.getCurrentThreadCpuTime() - middle);
          searches.add(middle - start);
        }
        if (round < ROUNDS) continue;
        System.out.println(row.getKey() + "\t" + median(searches) + "\t" + median(counts) + "\t" + hits);
      }
    }
  }
}
