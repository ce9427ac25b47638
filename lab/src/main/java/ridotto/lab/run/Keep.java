package ridotto.lab.run;

import java.util.Optional;

/// Where blocks are kept once they are played.
interface Keep {
  /// What was counted in this block, if it is there already.
  Optional<Tally> kept(int block);

  void keep(Part part);

  /// Nothing is kept.
  Keep NOTHING =
      new Keep() {
        @Override
        public Optional<Tally> kept(int block) {
          return Optional.empty();
        }

        @Override
        public void keep(Part part) {}
      };
}
