// The model both Qt programs show: rows are made when asked for; only the batch scenario keeps an order.
#pragma once
#include <QAbstractListModel>
#include "rows.h"

class RowModel : public QAbstractListModel {
public:
  enum Role { Title = Qt::UserRole, Subtitle, Color, Height, Lines };

  RowModel(Bench &bench, bool variable) : bench(bench), variable(variable), edits(is(&bench, "batch")) {
    if (edits) order = order_of(bench.rows);
  }

  int rowCount(const QModelIndex &parent = {}) const override {
    return parent.isValid() ? 0 : int(edits ? order.count : bench.rows);
  }

  QVariant data(const QModelIndex &index, int role) const override {
    const uint32_t id = edits ? order.ids[index.row()] : uint32_t(index.row());
    char text[400];
    switch (role) {
    case Title:
      bench.bound++;
      title_of(text, sizeof text, id);
      return QString::fromUtf8(text);
    case Subtitle:
      subtitle_of(text, sizeof text, id, generation, variable);
      return QString::fromUtf8(text);
    case Color: return int(id & 7);
    case Height: return height_of(id, variable);
    case Lines: return lines_of(id, variable);
    default: return {};
    }
  }

  QHash<int, QByteArray> roleNames() const override {
    return {{Title, "title"}, {Subtitle, "subtitle"}, {Color, "colour"}, {Height, "rowHeight"}};
  }

  void reload() {
    beginResetModel();
    generation++;
    endResetModel();
  }

  // 50 deletions, 50 insertions, 10 moves.
  void edit() {
    for (int number = 0; number < 50; number++) {
      const int at = int(place(&order, number));
      beginRemoveRows({}, at, at);
      take_out(&order, uint32_t(at));
      endRemoveRows();
    }
    for (int number = 0; number < 50; number++) {
      const int at = int(place(&order, number));
      beginInsertRows({}, at, at);
      put_in(&order, uint32_t(at), order.next++);
      endInsertRows();
    }
    for (int number = 0; number < 10; number++) {
      const int from = int(place(&order, number)), to = int(below(&order.random, order.count - 1));
      if (from == to) continue;
      beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
      const uint32_t id = order.ids[from];
      take_out(&order, uint32_t(from));
      put_in(&order, uint32_t(to), id);
      endMoveRows();
    }
  }

private:
  Bench &bench;
  const bool variable, edits;
  unsigned generation = 0;
  Order order = {};
};
